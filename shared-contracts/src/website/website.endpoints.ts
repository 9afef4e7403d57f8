import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { websiteConfig } from './website.schema.ts';

/** The configuration of the site that the request's host names (HS-01). */
export const getWebsite = defineEndpoint({
  method: 'GET',
  path: '/api/website',
  access: 'public',
  summary: 'Configuration of the site of this host',
  input: z.object({}),
  output: z.object({
    status_code: z.literal(200),
    status: z.literal(true),
    data: websiteConfig,
  }),
});

/** The logo's file id (HS-08); the spelling is the wire's. */
export const getClientCustomizations = defineEndpoint({
  method: 'GET',
  path: '/getClientCustomizations',
  access: 'public',
  summary: 'Logo of the site of this host',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    client_customizaitons: z.object({ logo: z.string() }),
  }),
});
