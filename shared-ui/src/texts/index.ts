export { addTexts, type LazyBundles, prepareTexts } from './lazy-texts.ts';
export { useTexts, withTexts } from './use-texts.tsx';
