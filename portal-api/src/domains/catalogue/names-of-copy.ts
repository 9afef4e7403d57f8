/** The next names that a copy may have, none longer than allowed: `spring-2`, `spring-3` and so on. */
export function* namesOfCopy(name: string, longest: number): Generator<string> {
  const [, beginning = name] = /^(.{3,})-\d+$/.exec(name) ?? [];
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`;
    yield `${beginning.slice(0, longest - ending.length)}${ending}`;
  }
}
