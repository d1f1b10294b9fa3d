// A test may import whatever it tests with.
import { test } from 'vitest';
import '../cli/fine.ts';

test('nothing', () => {});
