import { failAndRecover } from '../../harness/releases/fail-and-recover.ts';
import { faults } from '../../harness/releases/faults.ts';
import { fileKinds, pageFiles, releasedRemotes } from '../../harness/releases/release-files.ts';
import { remotePages } from '../../harness/releases/remote-pages.data.ts';
import { signInContext, test } from '../../harness/test.ts';

for (const remotePage of remotePages)
  test.describe(remotePage.remote, () => {
    for (const fault of faults)
      test(`PL-15 HS-14 ${remotePage.remote} with ${fault} for entry, exposed chunk, list of hashes, style and page chunk in turn: message, the rest works, heals without reload`, async ({
        browser,
        request,
        baseURL,
      }) => {
        const signedIn = await browser.newContext({ baseURL });
        await signInContext(signedIn, remotePage.person);
        const storageState = await signedIn.storageState();
        await signedIn.close();
        const remote = (await releasedRemotes(request)).find(
          ({ name }) => name === remotePage.remote,
        );
        if (!remote) throw new Error(`${remotePage.remote} is not released`);
        const files = await pageFiles(request, remote, remotePage.page);
        const groups = fileKinds.map((kind) => files[kind]).filter(({ length }) => length > 0);
        const play = async (broken: typeof groups): Promise<void> => {
          // A browser of its own: what is in memory would hide the fault.
          const context = await browser.newContext({ baseURL, storageState });
          await failAndRecover(await context.newPage(), remotePage, {
            remote,
            groups: broken,
            fault,
          });
          await context.close();
        };
        // A fault that is only waited for is waited for by all groups at once.
        if (fault === 'hang') await Promise.all(groups.map((group) => play([group])));
        else await play(groups);
      });
  });
