import type { FormPorts } from './use-payer.ts';

/** Makes ready what a payment needs on the server; false when the page shows what is wrong. */
export type Prepare = (key: string) => Promise<boolean>;

/** A card that is read first, and then everything that has to stand before money may move. */
export const preparing =
  (
    read: () => ReturnType<FormPorts['tokenise']>,
    prepare: Prepare | undefined,
  ): FormPorts['tokenise'] =>
  async (key) => {
    const made = await read();
    if ('refused' in made || !prepare || (await prepare(key))) return made;
    return { refused: [] };
  };
