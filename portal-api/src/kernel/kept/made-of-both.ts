/** Makes a thing of two others once, and keeps it for as long as both are there. */
export const madeOfBoth = <A extends object, B extends object, T>(
  make: (one: A, other: B) => T,
): ((one: A, other: B) => T) => {
  const known = new WeakMap<A, WeakMap<B, { made: T }>>();
  return (one, other) => {
    const ofOne = known.get(one) ?? new WeakMap<B, { made: T }>();
    known.set(one, ofOne);
    const kept = ofOne.get(other) ?? { made: make(one, other) };
    ofOne.set(other, kept);
    return kept.made;
  };
};

/** The same of one thing. */
export const madeOf = <A extends object, T>(make: (one: A) => T): ((one: A) => T) => {
  const made = madeOfBoth((one: A, _same: A) => make(one));
  return (one) => made(one, one);
};
