export { addTexts, type LazyBundles, prepareTexts } from './lazy-texts.ts';
export { PageTitle, TextsWaiting } from './texts-waiting.tsx';
export { useTexts, withTexts } from './use-texts.tsx';
