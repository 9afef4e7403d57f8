import type { Language } from '@portal/shared-contracts';
import type { FastifyReply } from 'fastify';
import { wordErased } from '../../kernel/words/erased.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** A reply whose JSON is written for a reader of this language. */
export const jsonIn = (reply: FastifyReply, language: Language): FastifyReply =>
  reply.type(JSON_TYPE).serializer((body) => wordErased(JSON.stringify(body), language));
