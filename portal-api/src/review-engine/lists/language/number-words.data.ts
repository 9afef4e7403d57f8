import type { Language } from '@portal/shared-contracts';

/** Numbers written in letters, from two on: "one" is an article elsewhere. `~` stands for any ending or beginning. */
export const NUMBER_WORDS: Readonly<Partial<Record<Language, string>>> = {
  en: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty~|thirty~|forty~|fifty~|sixty~|seventy~|eighty~|ninety~|hundred~|thousand~|million~|dozen~|half|halved|doubled|tripled|twice',
  de: 'zwei|zweier|drei|dreier|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|~zehn|~zwanzig|~dreißig|~vierzig|~fünfzig|~sechzig|~siebzig|~achtzig|~neunzig|~hundert|~tausend|million~|dutzend~|hälfte|doppelte',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veint~|treinta~|cuarenta~|cincuenta~|sesenta~|setenta~|ochenta~|noventa~|cien|ciento~|doscient~|trescient~|cuatrocient~|quinient~|mil|miles|millón|millones|docena~|mitad',
  it: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|vent~|trent~|quarant~|cinquant~|sessant~|settant~|ottant~|novant~|~cento|mille|~mila|milione|milioni|decin~|dozzin~|metà',
  ru: 'два|две|двух|двум|двумя|три|трёх|трех|тремя|четыре|четырёх|четырех|четырьмя|пять|пяти|пятью|шесть|шести|семь|семи|восемь|восьми|девять|девяти|десять|десяти|~надцать|~надцати|двадцат~|тридцат~|сорок~|пятьдесят~|шестьдесят~|семьдесят~|восемьдесят~|девяност~|сто|двести|триста|сотн~|тысяч~|миллион~|десятк~|вдвое|втрое|полтор~',
};
