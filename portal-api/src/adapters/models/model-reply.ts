import { z } from 'zod';
import { MODEL_TABS, type ModelRemark } from '../../kernel/reviews/review-model.ts';

/** More remarks than anybody reads beside the checks are left out. */
const MOST_REMARKS = 6;

// What is shown as text stays text, wherever it is shown later.
const plain = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.replaceAll(/[<>]/g, '').trim());

const remark = z.object({
  tab: z.enum(MODEL_TABS),
  quote: z.string().trim().min(4).max(300),
  reason: plain(500).pipe(z.string().min(1)),
  suggestion: plain(500)
    .nullish()
    .transform((text) => text || null),
});

const chat = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

const spoken = z.object({ suggestions: z.array(z.unknown()) });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

// Some models put a fence around their JSON, whatever they are told.
const withoutFence = (text: string): string =>
  text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1);

/** The remarks of a reply; undefined where it is none. A remark of another shape is left out. */
export const readModelReply = (body: string): ModelRemark[] | undefined => {
  const reply = chat.safeParse(parseJson(body));
  const content = reply.data?.choices[0]?.message.content;
  if (content === undefined) return undefined;
  const said = spoken.safeParse(parseJson(withoutFence(content)));
  if (!said.success) return undefined;
  return said.data.suggestions
    .flatMap((one) => remark.safeParse(one).data ?? [])
    .slice(0, MOST_REMARKS);
};
