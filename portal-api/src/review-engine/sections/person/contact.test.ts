import type { Language } from '@portal/shared-contracts';
import type { TextLine } from '../../extraction/join-lines.ts';
import { contactOf, readContact } from './contact.ts';

const lines = (texts: readonly string[]): TextLine[] =>
  texts.map((text) => ({
    text,
    page: 1,
    place: 'body',
    bullet: false,
    heading: false,
    bold: false,
    size: 0,
    x: 0,
    column: 0,
  }));

const contact = (language: Language, ...texts: string[]) =>
  contactOf(readContact(lines(texts)), language);

test.each<[Language, string, string, string]>([
  ['es', 'Íñigo Echeverría Goñi', 'Íñigo', 'Echeverría Goñi'],
  ['es', 'Ana Belén Toral', 'Ana Belén', 'Toral'],
  ['es', 'Xavier Puigdemont i Soler', 'Xavier', 'Puigdemont i Soler'],
  ['it', 'Chiara Lo Bianco', 'Chiara', 'Lo Bianco'],
  ['de', 'Frauke zu Lippe', 'Frauke', 'zu Lippe'],
  ['ru', 'Орлов Павел Иванович', 'Павел Иванович', 'Орлов'],
  ['ru', 'Нина Сергеевна Тарасова', 'Нина Сергеевна', 'Тарасова'],
  ['ru', 'Никитина Дарья', 'Дарья', 'Никитина'],
  ['ru', 'Ирина Мельник', 'Ирина', 'Мельник'],
  ['ru', 'Романова-Штейн Элеонора', 'Элеонора', 'Романова-Штейн'],
  ['es', 'Ignacio Ruiz de la Prada', 'Ignacio', 'Ruiz de la Prada'],
  ['en', 'Imogen St. John-Harrow', 'Imogen', 'St. John-Harrow'],
  ['en', 'Siobhán Ní Dhomhnaill', 'Siobhán', 'Ní Dhomhnaill'],
  ['th', 'ปรียานุช ณ ลำปาง', 'ปรียานุช', 'ณ ลำปาง'],
  ['th', 'นายธนภัทร สุขสวัสดิ์ (Thanapat Suksawat)', 'ธนภัทร', 'สุขสวัสดิ์'],
  ['th', 'Worawit Pattanakul วรวิทย์ พัฒนกุล', 'Worawit', 'Pattanakul'],
])('RV-27 names part where their language parts them: %s %s', (language, name, first, last) => {
  expect(contact(language, name, 'someone@example.com')).toMatchObject({
    firstName: first,
    lastName: last,
  });
});

test.each([
  ['a title that a position repeats', ['Small Animal Vet', 'Northgate | Small Animal Vet']],
  ['a school', ['Universität Göttingen']],
  ['a trade in capitals', ['ЧАСОВОЙ МАСТЕР']],
  ['a quarter of a town', ['Barrio Chipre']],
  ['signs of an icon font', ['ENVELOPE Москва']],
  ['another sign of an icon font', ['HOUSE-USER Salamanca']],
])('RV-27 %s is no name', (_what, texts) => {
  expect(contact('en', ...texts).lastName).toBeNull();
});

test('RV-27 a number below the first lines counts where it stands alone', () => {
  const told = Array.from({ length: 14 }, (_, at) => `Baked loaf number ${at}`);
  expect(contact('es', ...told, '655.550.147').phone).toBe('655.550.147');
  expect(contact('es', ...told, 'Sold 1 200 000 loaves').phone).toBeNull();
});

test('RV-27 where the address names somebody, a title or a town below is no name', () => {
  expect(
    contact('es', 'Estudiante de Derecho', 'camila.iturralde@example.com').lastName,
  ).toBeNull();
  expect(contact('de', 'Studentin der Medizin', 'leonie@example.com').lastName).toBeNull();
  expect(contact('en', 'Camila Iturralde', 'sunny.baker@example.com').lastName).toBe('Iturralde');
});

test.each<[Language, string, string, string]>([
  ['de', 'Dr. phil. Matthäus Grünwald', 'Matthäus', 'Grünwald'],
  ['en', 'Marcus Delacroix Jr.', 'Marcus', 'Delacroix'],
  ['it', 'Avv. Eleonora Quaglia', 'Eleonora', 'Quaglia'],
  ['it', "Lucia Fabbri de' Rossi", 'Lucia Fabbri', "de' Rossi"],
  ['th', 'ดร.ปิยะพงษ์ อินทรวิเชียร', 'ปิยะพงษ์', 'อินทรวิเชียร'],
  ['th', 'ศิริพร วงศ์สุวรรณ', 'ศิริพร', 'วงศ์สุวรรณ'],
])('RV-27 titles are no part of a name: %s %s', (language, name, first, last) => {
  expect(contact(language, name, 'someone@example.com')).toMatchObject({
    firstName: first,
    lastName: last,
  });
});

test('RV-27 a calling or a town is no name where the name is missing', () => {
  const post = ['Experience', 'Senior Registrar, Hill Museum 2019 – 2021'];
  expect(contact('en', 'Museum Registrar', 'someone@example.com', ...post).lastName).toBeNull();
  const town = 'Talavera de la Reina | 612 34 56 78 | i.delafuente@example.com';
  expect(contact('es', 'Conductor de camión', town).lastName).toBeNull();
});

test('RV-27 "Event Producer" is a calling', () => {
  expect(contact('en', 'Event Producer', 'someone@example.com').lastName).toBeNull();
});

test('RV-27 an address ends where the next word begins', () => {
  expect(contact('de', 'anna.berg@post.exampleRobotern und Anlagen').email).toBe(
    'anna.berg@post.example',
  );
});

test('RV-27 a name may stand on two lines, each with its label or in large letters', () => {
  const data = ['Persönliche Daten', 'Vorname Daniel', 'Nachname Brönnimann', 'd@example.com'];
  expect(contact('de', ...data)).toMatchObject({ firstName: 'Daniel', lastName: 'Brönnimann' });
  const large = lines(['ЮЛИЯ', 'КОРОЛЕВА', 'Тел. +7 999 604-70-21', 'Опыт работы', 'Разработчик']);
  const sized = large.map((line, at) => ({ ...line, size: at < 2 ? 30 : 10 }));
  expect(contactOf(readContact(sized), 'ru')).toMatchObject({
    firstName: 'Юлия',
    lastName: 'Королева',
  });
  expect(readContact(sized).name).toMatchObject({ quote: 'ЮЛИЯ', line: 0 });
});

test('RV-27 a number keeps its bracket; days, houses and certificates are none', () => {
  expect(contact('en', 'Call (+49) 176 301 70857').phone).toBe('(+49) 176 301 70857');
  expect(contact('de', 'post@example.com — 0911 555 3301 — 90459').phone).toBe('0911 555 3301');
  expect(contact('de', 'Nelly-Sachs-Straße 23 64347 Griesheim').phone).toBeNull();
  expect(contact('de', '04.01.2016 - 08.01.2016').phone).toBeNull();
  expect(contact('ru', 'Свидетельство № 2023661532').phone).toBeNull();
});

test('RV-27 a name may stand below the word for it, with the calling behind', () => {
  expect(contact('it', 'Nome', 'Pierpaolo Dalmasso – Apicoltore', 'Contatti')).toMatchObject({
    firstName: 'Pierpaolo',
    lastName: 'Dalmasso',
  });
  expect(contact('it', 'Nome', 'Apicoltore in alta valle', 'Contatti').lastName).toBeNull();
});

test('RV-27 the word for the paper or for a name is no part of the name beside it', () => {
  const told = ['Kontakt', 'lars.boettjer@example.de'];
  const lars = { firstName: 'Lars', lastName: 'Böttjer' };
  expect(contact('de', 'Lebenslauf Lars Böttjer', ...told)).toMatchObject(lars);
  expect(contact('de', 'Name Lars Böttjer', ...told)).toMatchObject(lars);
});
