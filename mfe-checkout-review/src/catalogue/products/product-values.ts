import { type Currency, toMajor, toMinor } from '@portal/shared-contracts';
import type { EditedProduct, ProductContent } from '@portal/shared-contracts/admin';
import { amountOf, typedAmount } from '@portal/shared-ui/back-office';

/** A product as it is typed: numbers are texts until they are sent. */
export interface ProductValues extends Omit<ProductContent, 'priceMinor' | 'position'> {
  priceMinor: string;
  position: string;
}

/** What the form shows of a product, or of a new one. */
export const valuesOf = (product: EditedProduct | undefined, language: string): ProductValues => ({
  name: product?.name ?? '',
  priceMinor: product
    ? typedAmount(toMajor(product.priceMinor, product.currency), product.currency, language)
    : '',
  frequency: product?.frequency ?? 'Month',
  productLink: product?.productLink ?? 'https://',
  productDescription: product?.productDescription ?? '',
  buttonText: product?.buttonText ?? '',
  position: String(product?.position ?? 0),
});

/** A typed number; what is none is not a number. */
export const numberOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim());

/** What was typed as it is sent. */
export const contentOf = (values: ProductValues, currency: Currency): ProductContent => ({
  ...values,
  priceMinor: toMinor(amountOf(values.priceMinor, currency), currency),
  position: numberOf(values.position),
});
