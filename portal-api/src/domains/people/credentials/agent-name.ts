import bowser from 'bowser';

const LONGEST = 60;

/** How a browser names itself, in two words that a person knows; empty where it says nothing. */
export const nameOfAgent = (agent: string): { browser: string; system: string } => {
  if (agent === '') return { browser: '', system: '' };
  const { browser, os } = bowser.parse(agent);
  return {
    browser: (browser.name ?? '').slice(0, LONGEST),
    system: (os.name ?? '').slice(0, LONGEST),
  };
};
