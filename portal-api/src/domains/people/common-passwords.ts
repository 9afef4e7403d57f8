// The passwords that guessing programs try first, of eight characters or more, in lower case.
const commonest = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 11111111 111111111 1111111111 00000000
  000000000 87654321 987654321 0987654321 88888888 99999999 22222222 55555555 66666666 77777777
  12341234 12344321 11223344 112233445566 123321123 147258369 789456123 741852963 159753456
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx zaq1zaq1 qwertyui qwertyuiop qwerty12 qwerty123
  qwerty1234 qwerty12345 qwer1234 qwert123 asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123
  q1w2e3r4 q1w2e3r4t5 a1b2c3d4 abcd1234 abc12345 abc123456 abcdefgh abcdefg1 aa123456 a123456789
  a1234567 a12345678 password password1 password2 password12 password123 password1234 password! passw0rd
  p@ssw0rd p@ssword pass1234 passpass passwort password0 mypassword changeme changeit letmein1
  letmein123 welcome1 welcome123 welcome2 admin123 admin1234 administrator root1234 test1234
  testtest testing1 guest123 default1 secret12 secret123 iloveyou iloveyou1 iloveyou2 iloveu123
  sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman
  superman1 batman123 spiderman starwars pokemon1 pokemon123 dragon123 monkey123 master123 michael1
  jennifer jordan23 jessica1 charlie1 daniel12 ashley12 computer internet samsung1 samsung123
  google123 facebook linkedin trustno1 whatever access14 corvette mercedes maverick midnight
  midnight1 mustang1 cheese12 chocolate butterfly strawberry blink182 liverpool liverpool1 chelsea1
  arsenal1 manchester barcelona juventus realmadrid hellokitty harrypotter slipknot metallica
  nirvana1 eminem123 killer123 freedom1 jesus123 jesuschrist godisgood blessed1 hello123 hello1234
  qazwsxedc qazwsx123 1qaz2wsx3edc zxcvbnm, zxcvbnm12 1234qwer 123qweasd 123qwe123 123456qwerty
  123456abc 12345qwert 1234567a 12345678a 123456789a 123456aa asdasdasd asd123456 qweqweqwe qweasdzxc
  q123456789 w123456789 z123456789 resume123 portal123 customer1 writer123 summer2024 summer2025
  summer2026 winter2025 winter2026 spring2026 january1 december1 november1 september october1`
    .split(/\s+/)
    .filter(Boolean),
);

const isOneLetterRepeated = (password: string): boolean => new Set(password).size === 1;

/** Whether guessing programs would find this password at once. */
export const isCommonPassword = (password: string): boolean => {
  const plain = password.normalize('NFKC').toLowerCase();
  return commonest.has(plain) || isOneLetterRepeated(plain);
};
