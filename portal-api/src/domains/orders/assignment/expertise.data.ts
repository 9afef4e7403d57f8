/** The customers' industries that each expertise of a writer covers, where the two are not called alike. */
export const COVERED: Readonly<Record<string, readonly string[]>> = {
  Administration: ['Administrative and Office Support'],
  'Advertising and Marketing': ['Business Development', 'Media and Communications'],
  'Architecture and Construction': ['Architecture and Design', 'Construction'],
  'Arts and Media': ['Arts and Entertainment', 'Media and Communications', 'Fashion and Beauty'],
  'Banking and Finance': ['Banking', 'Finance and Investment', 'Insurance'],
  'Education and Training': ['Education'],
  Engineering: ['Aerospace and Defense', 'Automotive', 'Energy and Utilities'],
  Government: ['Government and Public Service', 'Nonprofit'],
  'Information Technology': ['Telecommunications'],
  Law: ['Legal'],
  'Retail and Sales': ['Retail', 'Sales'],
  'Science and Research': ['Biotechnology and Pharmaceuticals', 'Environmental Services'],
  'Transportation and Distribution': ['Aviation', 'Transportation, Distribution, Logistics'],
};
