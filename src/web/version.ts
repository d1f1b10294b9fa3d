// By its parts, so that nothing else of it is built into the page.
import { version } from '../../package.json' with { type: 'json' };

export const VERSION = version;
