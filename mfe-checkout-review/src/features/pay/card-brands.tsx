// Proper names, the same in every language.
const brands = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' } as const;

/** The cards that are taken; the one whose number is typed stands out (UX-13). */
export const CardBrands = ({ brand }: { brand: string }) => (
  <ul className="cr-brands">
    {Object.entries(brands).map(([key, name]) => (
      <li key={key} {...(key === brand ? { 'aria-current': true } : {})}>
        {name}
      </li>
    ))}
  </ul>
);
