/** Numbers that somebody who watches a server wants to see over time, in the text format of Prometheus. */
type Labels = Readonly<Record<string, string>>;

const keyOf = (name: string, labels: Labels): string => {
  const words = Object.entries(labels).map(([label, value]) => `${label}="${value.replace(/["\\\n]/g, '_')}"`);
  return words.length > 0 ? `${name}{${words.join(',')}}` : name;
};

export class Metrics {
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #gauges = new Map<string, () => number>();

  /** Adds to what only grows: its name ends in `_total`. */
  add(name: string, labels: Labels = {}, amount = 1): void {
    const counts = this.#counts.get(name) ?? new Map<string, number>();
    this.#counts.set(name, counts);
    const key = keyOf(name, labels);
    counts.set(key, (counts.get(key) ?? 0) + amount);
  }

  /** What goes up and down is asked for when somebody looks. */
  gauge(name: string, read: () => number): void {
    this.#gauges.set(name, read);
  }

  text(): string {
    const lines = [...this.#counts].flatMap(([name, counts]) => [
      `# TYPE ${name} counter`,
      ...[...counts].map(([key, count]) => `${key} ${count}`),
    ]);
    const gauges = [...this.#gauges].flatMap(([name, read]) => [`# TYPE ${name} gauge`, `${name} ${read()}`]);
    return `${[...lines, ...gauges].join('\n')}\n`;
  }
}
