const NAMESPACE = 'http://www.w3.org/2000/svg';

/** Pixels of a cell. */
const CELL = 64;

/** Half of the line around the outermost walls, in cells. */
const MARGIN = 0.06;

/** What styles may have said of a drawing, and whatever is within another drawing takes from that. */
const PAINT = ['fill', 'stroke', 'stroke-width', 'stroke-opacity'];
const LETTERS = ['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'];
const STOP = ['stop-color', 'stop-opacity'];

const propertiesOf = ({ tagName }: Element): readonly string[] => {
  if (tagName === 'text') return [...PAINT, ...LETTERS];
  if (tagName === 'stop') return STOP;
  return tagName === 'symbol' ? [...PAINT, 'overflow'] : PAINT;
};

/** Writes down what the page's styles make of an element; letters would take theirs from the page. */
const resolve = (element: Element): void => {
  const [own, around] = [getComputedStyle(element), getComputedStyle(element.parentElement!)];
  for (const property of propertiesOf(element)) {
    const value = own.getPropertyValue(property).replaceAll(/url\("(.*?)"\)/g, 'url($1)');
    const isOwn = element.hasAttribute(property) || element.tagName === 'text';
    if (isOwn || value !== around.getPropertyValue(property)) element.setAttribute(property, value);
  }
};

/** What only the page needs. */
const strip = (element: Element): void => {
  for (const name of ['class', 'style', 'data-look']) element.removeAttribute(name);
  for (const node of [...element.childNodes]) if (node.nodeType === Node.COMMENT_NODE) node.remove();
};

/** What drawings refer to, and nothing else of that. */
const definitions = (text: string): readonly Element[] =>
  [...document.querySelectorAll('pattern[id], filter[id]')]
    .filter(({ id }) => text.includes(`url(#${id})`))
    .map((element) => element.cloneNode(true) as Element);

/** One drawing of the two that a picture consists of. */
const joined = (picture: Element): SVGSVGElement => {
  const parts = [...picture.querySelectorAll('svg')];
  const [x, y, width, height] = parts[0]!.getAttribute('viewBox')!.split(' ').map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const box = [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN] as const;
  const svg = document.createElementNS(NAMESPACE, 'svg');
  svg.setAttribute('viewBox', box.map((side) => side.toFixed(2)).join(' '));
  svg.setAttribute('width', String(Math.round(box[2] * CELL)));
  svg.setAttribute('height', String(Math.round(box[3] * CELL)));
  const defs = document.createElementNS(NAMESPACE, 'defs');
  defs.append(...definitions(picture.innerHTML));
  svg.append(defs, ...parts.flatMap(({ childNodes }) => [...childNodes].map((node) => node.cloneNode(true))));
  return svg;
};

/** Does something by day: the page is as it was before anybody sees it. */
const byDay = (work: () => void): void => {
  const { dataset } = document.documentElement;
  const { light } = dataset;
  dataset.light = 'day';
  work();
  if (light === undefined) delete dataset.light;
  else dataset.light = light;
};

/** The board that a picture on the page shows, as a file: its colours are those of the day. */
export const boardSvg = (picture: Element): string => {
  const svg = joined(picture);
  const all = [...svg.querySelectorAll('*')];
  const place = document.createElement('div');
  place.className = 'unseen';
  place.append(svg);
  document.body.append(place);
  byDay(() => all.forEach(resolve));
  place.remove();
  for (const element of [svg, ...all]) strip(element);
  return new XMLSerializer().serializeToString(svg);
};
