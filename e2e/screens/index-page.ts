import type { Appearance } from './appearance.ts';
import { titleOf, type Screen } from './screen.ts';

/** A picture that was taken. */
export interface Picture {
  screen: Screen;
  appearance: Appearance;
  file: string;
  /** What was wrong with the page while it was looked at. */
  problems: readonly string[];
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const figure = ({ appearance, file, problems }: Picture): string => {
  const { width, scheme, language } = appearance;
  const wrong = problems.map((problem) => `<li>${escaped(problem)}</li>`).join('');
  return `<figure data-look="${width} ${scheme} ${language}">
  <a href="${file}"><img src="${file}" loading="lazy" alt=""></a>
  <figcaption>${width} · ${scheme} · ${language}${wrong && `<ul>${wrong}</ul>`}</figcaption>
</figure>`;
};

const chapter = (pictures: readonly Picture[]): string => {
  const [{ screen }] = pictures as [Picture];
  return `<section><h2>${escaped(titleOf(screen))}</h2><div>${pictures.map(figure).join('\n')}</div></section>`;
};

const STYLE = `
  body { margin: 24px; font: 14px/1.5 system-ui; background: #f4f4f5; color: #18181b }
  section > div { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  h2 { margin: 32px 0 8px; font-size: 16px; overflow-wrap: anywhere }
  figure { margin: 0; max-width: 360px } img { width: 100%; border: 1px solid #d4d4d8 }
  figure[data-look^="360"] { max-width: 180px } ul { color: #b91c1c; padding-left: 16px }
  nav { position: sticky; top: 0; padding: 8px 0; background: #f4f4f5 } label { margin-right: 16px }`;

// The boxes hide what is not looked at; without a script every picture is there.
const SCRIPT = `
  const looks = [...new Set([...document.querySelectorAll('figure')].flatMap((f) => f.dataset.look.split(' ')))];
  const nav = document.querySelector('nav');
  for (const look of looks) {
    const label = nav.appendChild(document.createElement('label'));
    const box = label.appendChild(Object.assign(document.createElement('input'), { type: 'checkbox', checked: true }));
    label.append(' ' + look);
    box.onchange = () => {
      const off = looks.filter((_, at) => !nav.querySelectorAll('input')[at].checked);
      for (const figure of document.querySelectorAll('figure'))
        figure.hidden = figure.dataset.look.split(' ').some((part) => off.includes(part));
    };
  }`;

/** One page to look through all of them, screen by screen. */
export const indexPage = (pictures: readonly Picture[]): string => {
  const chapters = Map.groupBy(pictures, ({ screen }) => titleOf(screen));
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>
<h1>Screens</h1><nav></nav>
${[...chapters.values()].map(chapter).join('\n')}
<script>${SCRIPT}</script></html>
`;
};
