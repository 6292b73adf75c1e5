/** The public projects that a new local database begins with, as `supabase/seed.sql` makes their ids. */
export const SAMPLE_PROJECT_IDS: ReadonlySet<string> = new Set([
  'bb1b18a3-fd8f-cf58-4048-0284280d1c01',
  '3bbf749d-da33-01f1-d047-bcdcf22f6d32',
  'd5731ec7-d8a3-3a4d-85be-2925d0f52e7f',
  'a8dd0a94-93f1-a6aa-180d-de105faaf6e9',
  '2398b99c-ec76-02be-2c41-572105b15182',
  '4ee79bf9-20af-f0a2-3a5c-c0de27cc12c4',
  'a6ddf9d9-b619-9877-179e-415b8fb8eb3b',
  '3254ddbb-f541-a201-7a79-c517b6638960',
  '3196a02f-d348-5e00-a761-77623e939bd9',
  '0b4cc0d0-631e-0bb9-46c5-0999c7791e0d',
  'a18ff410-5a73-ec35-a8e2-3c3c90604932',
  '2a2686e1-5cd5-8ee2-aff0-494b542f2805',
  '8da315d5-e4fa-d15b-ed54-9fb2b60946ef',
  '96589e91-1080-4498-921b-389d2039a56c',
]);
