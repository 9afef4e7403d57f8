import type { PersonalData } from '../../kernel/accountability/personal-data.ts';

const BOARDS = 'board_id in (select b.id from boards b where b.site_id = $1 and b.owner_id = $2)';

/** Boards with all that is on them, and the search for jobs. */
export const boardData: PersonalData = {
  domain: 'boards',
  tables: [
    { table: 'board_operations', rows: BOARDS, erasure: { remove: true } },
    { table: 'board_cards', rows: BOARDS, counted: 'boards', erasure: { remove: true } },
    { table: 'board_columns', rows: BOARDS, erasure: { remove: true } },
    { table: 'boards', rows: 'owner_id = $2', erasure: { remove: true } },
    { table: 'job_searches', rows: 'person_id = $2', erasure: { remove: true } },
    { table: 'job_clicks', rows: 'person_id = $2', erasure: { remove: true } },
  ],
  retention: [{ setting: 'jobClickDays', table: 'job_clicks', rows: 'clicked_at < $2' }],
};
