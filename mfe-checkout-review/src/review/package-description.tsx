import type { PackageOffer } from '@portal/shared-contracts/reviews';
import { prepareStoredHtml, StoredHtml } from '@portal/shared-ui';
import { useEffect, useState } from 'react';

const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').trim();

/** The words in the lines that they will have, so that nothing below moves under a finger. */
const Outline = ({ html }: { html: string }) => {
  const blocks = [...html.matchAll(/<(li|p)\b[^>]*>(.*?)<\/\1>/gs)];
  const textsOf = (tag: string) =>
    blocks.filter(([, found]) => found === tag).map(([, , inside = '']) => withoutTags(inside));
  const items = textsOf('li');
  return (
    <div className="pui-html">
      {textsOf('p').map((text, index) => (
        <p key={index}>{text}</p>
      ))}
      {items.length > 0 && (
        <ul>
          {items.map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
      {blocks.length === 0 && withoutTags(html)}
    </div>
  );
};

/** What is in a package, in the firm's own HTML; until what cleans that is here, its plain words. */
export const PackageDescription = ({ html }: { html: PackageOffer['packageDescriptionHTML'] }) => {
  const [canClean, setCanClean] = useState(false);
  useEffect(() => {
    let isShown = true;
    void prepareStoredHtml().then(() => isShown && setCanClean(true));
    return () => {
      isShown = false;
    };
  }, []);
  return canClean ? <StoredHtml html={html} /> : <Outline html={html} />;
};
