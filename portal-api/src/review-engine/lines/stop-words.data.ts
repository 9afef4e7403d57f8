/** Small words by which a text shows its language; words of two languages count for both. */
export const STOP_WORDS: Readonly<Record<'en' | 'de' | 'es' | 'it', string>> = {
  en: 'the and of to for with in on by from at as an is was were are has have had this that their our which into through within across over using while including experience education skills work team led managed developed',
  de: 'der die das und für mit von zu im in den dem des ein eine einer einem bei auf als zur zum nach über durch sowie bis aus an ist war wurde seit auch oder unter kenntnisse ausbildung berufserfahrung sehr gute',
  es: 'el la los las y de del en para con por un una al como que se su sus más desde hasta entre sobre es fue a o experiencia educación formación habilidades gestión equipo años idiomas trabajo',
  it: 'il lo la gli le e di del della dei delle in per con da un una al alla come che si nel nella sono è stato su tra dal dalla anche ho esperienza istruzione competenze gestione lingue lavoro presso',
};
