import { LinkedText } from '@portal/shared-ui/links';
import { SanitizedHtml } from '@portal/shared-ui/html';

const HAS_MARKUP = /<[a-z][^>]*>/i;

/** Text of a paragraph, which the firm may have formatted; its links open a new tab that learns nothing of this one (QU-12). */
export const FieldText = ({ text }: { text: string }) =>
  HAS_MARKUP.test(text) ? <SanitizedHtml html={text} /> : <LinkedText text={text} />;
