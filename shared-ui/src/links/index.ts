/** Plain texts whose web addresses can be opened. */
export { LinkedText } from './linked-text.tsx';
