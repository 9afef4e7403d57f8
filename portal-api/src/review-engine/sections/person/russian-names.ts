const PATRONYMIC = /(?:[ое]вич|ич|[ое]вна|инична|ична)$/iu;
const FAMILY = /(?:[оеё]в|[иы]н|[сц]кий|[оеё]ва|[иы]на|[сц]кая|енко|чук|юк)$/iu;
// Given names that end as family names do.
const GIVEN =
  /^(?:яков|лев|константин|валентин|мартин|вениамин|ирина|марина|галина|полина|екатерина|кристина|карина|алина|арина|нина|дина|регина|ангелина|василина|сабина|альбина|эвелина|валентина|антонина)$/iu;

// "Романова-Штейн": one half is enough.
const isFamily = (word: string): boolean =>
  word.split('-').some((half) => FAMILY.test(half) && !GIVEN.test(half));

/** A Russian name as it is said, the family's last: papers put it first, "Орлов Павел Иванович". */
export const familyLast = (words: readonly string[]): readonly string[] => {
  const [first = '', second = '', third] = words;
  if (words.length < 2 || words.length > 3 || !/^[\u0400-\u04ff]/u.test(first)) return words;
  const isFamilyFirst = third
    ? PATRONYMIC.test(third) && !PATRONYMIC.test(second)
    : isFamily(first) && !isFamily(second);
  return isFamilyFirst ? [...words.slice(1), first] : words;
};
