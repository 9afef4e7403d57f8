const BEFORE =
  /^(?:(?:prof|univ|dr|dra|dott|dott\.ssa|ing|mag|dipl|lic|avv|avv\.ssa|geom|rag|arch|abg|mtr[oa]|mr|mrs|ms|herr|frau|sig|sig\.ra|sr|sra)\.?(?:-ing\.?)?\s+(?:(?:phil|med|rer|nat|jur|ing|h|c|habil|pol|oec|theol|vet|dent|techn)\.\s*)*)+(?=\p{Lu}[\p{L}\p{M}'’.-]*\s+\p{L})/iu;
const AFTER =
  /(?<=\p{L}\s+\p{L}{2,}),?\s+(?:jr|sr|ii|iii|iv|ph\.?d|mba|m\.?sc|b\.?sc|rn|bsn|cpa|md|esq)\.?$/iu;
const THAI = /^(?:นาย|นางสาว|นาง|น\.ส\.|(?:(?:ผศ|รศ|ศ|ดร|นพ|พญ|ภก|ภญ)(?:\.\s?|\s))+)\s*/u;

/** A name without what stands before and after it: "Dr. phil.", "Jr.". */
export const withoutTitles = (name: string): string => name.replace(BEFORE, '').replace(AFTER, '');

/** The same for Thai, where titles are written to the name without a blank. */
export const withoutThaiTitles = (name: string): string => name.replace(THAI, '');
