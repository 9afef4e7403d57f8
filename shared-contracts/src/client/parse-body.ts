/** What a body says, nothing where it is no JSON: the schema of the answer refuses that with words. */
export const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};
