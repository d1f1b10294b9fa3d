/** Numbers that somebody who watches a server wants to see over time, in the text format of Prometheus. */
type Labels = Readonly<Record<string, string>>;

const keyOf = (name: string, labels: Labels): string => {
  const words = Object.entries(labels).map(([label, value]) => `${label}="${value.replace(/["\\\n]/g, '_')}"`);
  return words.length > 0 ? `${name}{${words.join(',')}}` : name;
};

/** Seconds that something takes at the most, to be counted with others that took no longer. */
const STEPS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How long something took, each time. */
interface Times {
  readonly labels: Labels;
  /** By the first step that they did not exceed. */
  readonly counts: number[];
  sum: number;
}

const timesText = (name: string, { labels, counts, sum }: Times): readonly string[] => {
  let count = 0;
  const lines = [...STEPS, '+Inf'].map((step, index) => {
    count += counts[index]!;
    return `${keyOf(`${name}_bucket`, { ...labels, le: String(step) })} ${count}`;
  });
  return [...lines, `${keyOf(`${name}_sum`, labels)} ${sum}`, `${keyOf(`${name}_count`, labels)} ${count}`];
};

export class Metrics {
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #times = new Map<string, Map<string, Times>>();
  readonly #gauges = new Map<string, () => number>();

  /** Adds to what only grows: its name ends in `_total`. */
  add(name: string, labels: Labels = {}, amount = 1): void {
    const counts = this.#counts.get(name) ?? new Map<string, number>();
    this.#counts.set(name, counts);
    const key = keyOf(name, labels);
    counts.set(key, (counts.get(key) ?? 0) + amount);
  }

  /** Something took so many seconds. */
  took(name: string, seconds: number, labels: Labels = {}): void {
    const all = this.#times.get(name) ?? new Map<string, Times>();
    this.#times.set(name, all);
    const key = keyOf(name, labels);
    const times = all.get(key) ?? { labels, counts: Array.from({ length: STEPS.length + 1 }, () => 0), sum: 0 };
    all.set(key, times);
    const step = STEPS.findIndex((most) => seconds <= most);
    times.counts[step < 0 ? STEPS.length : step]! += 1;
    times.sum += seconds;
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
    const times = [...this.#times].flatMap(([name, all]) => [
      `# TYPE ${name} histogram`,
      ...[...all.values()].flatMap((one) => timesText(name, one)),
    ]);
    const gauges = [...this.#gauges].flatMap(([name, read]) => [`# TYPE ${name} gauge`, `${name} ${read()}`]);
    return `${[...lines, ...times, ...gauges].join('\n')}\n`;
  }
}
