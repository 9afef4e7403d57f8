import type { ContractData, ContractReceipt } from '@portal/shared-contracts/documents';

const hex = (digest: ArrayBuffer): string =>
  [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', bytes));

const bytesOf = (dataUrl: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));

/** Whether text and signature are still the ones that were signed. */
export interface ReceiptCheck {
  text: boolean;
  image: boolean;
}

/** Computes both digests again, in this browser, from what the page shows. */
export const checkReceipt = async (
  content: ContractData['content'],
  receipt: ContractReceipt,
): Promise<ReceiptCheck> => ({
  text: (await sha256(new TextEncoder().encode(content))) === receipt.contentSha256,
  image: (await sha256(bytesOf(receipt.image))) === receipt.imageSha256,
});
