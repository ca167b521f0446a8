import { sql } from 'kysely'
import type { Context } from '../src/services/context'
import { seedDemoRooms } from '../src/services/live/seed-demo-rooms'

/** How many teams, leagues, and anchors with rooms are added, and of how many matches more than a row is. */
export const namesAt = (scale: number): number => 1_000 * scale

/** Teams, leagues, and anchors with rooms, and ten times as many matches. */
export const growNames = async (context: Context, scale: number): Promise<void> => {
  const names = sql.lit(namesAt(scale))
  const matches = sql.lit(10 * namesAt(scale))
  const { db } = context
  await seedDemoRooms(context)
  await sql`
    INSERT INTO team (sport_id, name_en, short_name_en, name_zh, short_name_zh, name_pt, short_name_pt, country, colours)
    SELECT 1, 'Team ' || n, 'T' || n, chr(19968 + n % 2000) || '队' || n, chr(19968 + n % 2000), 'Time ' || n, 'T' || n,
      'br', '000 fff'
    FROM generate_series(1, ${names}) n;
    INSERT INTO competition (sport_id, name_en, short_name_en, name_zh, short_name_zh, name_pt, short_name_pt, country, colours)
    SELECT 1, 'League ' || n, 'L' || n, '联赛' || n, '联' || n, 'Liga ' || n, 'L' || n, 'br', '000 fff'
    FROM generate_series(1, ${names}) n;
    INSERT INTO match (id, sport_id, competition_id, home_id, away_id, day, kickoff_time, origin, round, status, state, stamp,
      wakes_at, settled)
    SELECT 5000000 + n, 1, 10000 + n % ${names}, 1000000 + n % ${names}, 1000000 + (n + 7) % ${names}, n / 20, n * 4320, 'replay', '', 8,
      '{}', 0, 0, n % 100 > 0
    FROM generate_series(1, ${matches}) n;
    INSERT INTO account (account, nick_name, avatar, invite_code, regist_time, is_anchor)
    SELECT 'grown' || n, '主播' || n, '', 'GROWN' || n, 0, 1 FROM generate_series(1, ${names}) n;
    INSERT INTO chat_group (group_id, type, name, owner_id, join_option, max_member_count, created_at)
    SELECT 'grown' || n, 'AVChatRoom', '', '1', 'FreeAccess', 0, 0 FROM generate_series(1, ${names}) n;
    INSERT INTO live_room (anchor_id, category_id, group_id, title_zh, match_id, start_time)
    SELECT id, (SELECT min(id) FROM live_category), account, '', 5000000 + row_number() OVER (),
      CASE WHEN id % 100 = 0 THEN 1 ELSE 0 END
    FROM account WHERE account LIKE 'grown%';
    INSERT INTO match_attention (viewer, match_id, created_at)
    SELECT 'g_' || n % 1000, 5000000 + n, 0 FROM generate_series(1, ${names}) n
  `.execute(db)
}

/** Gives some of those matches what a finished one has, a stage of a season each, votes, and results of national teams. */
export const growDetails = async (
  { db }: Context,
  { finished, scale }: { finished: number; scale: number },
): Promise<void> => {
  const names = sql.lit(namesAt(scale))
  const copies = (table: string, most: number) => sql`
    INSERT INTO ${sql.table(table)} SELECT copied.*
    FROM generate_series(5000001, 5000000 + ${names}) AS grown (id),
      (SELECT * FROM ${sql.table(table)} WHERE match_id = ${finished} LIMIT ${most}) AS given,
      jsonb_populate_record(NULL::${sql.table(table)}, to_jsonb(given) || jsonb_build_object('match_id', grown.id)) AS copied
  `
  for (const [table, most] of [
    ['match_play', 2],
    ['match_figures', 1],
    ['match_odds', 1],
    ['lineup_player', 1],
  ] as const)
    await copies(table, most).execute(db)
  await sql`
    INSERT INTO season (competition_id, name, first_day) SELECT 10000 + n % ${names}, 'grown ' || n, n FROM generate_series(1, ${names}) n;
    INSERT INTO stage (season_id, name, kind, win_points, draw_points, loss_points, tie_rule)
    SELECT id, 'League', 'league', 3, 1, 0, 'difference' FROM season WHERE name LIKE 'grown %';
    UPDATE match SET stage_id = grown.id
    FROM (SELECT row_number() OVER () AS place, stage.id FROM stage JOIN season ON season.id = season_id WHERE season.name LIKE 'grown %') grown
    WHERE match.id = 5000000 + grown.place;
    INSERT INTO match_vote (match_id, viewer, vote, created_at)
    SELECT 5000000 + n, 'g_' || n % 1000, 'home', 0 FROM generate_series(1, ${names}) n;
    INSERT INTO international_tournament (name) VALUES ('Grown Cup');
    INSERT INTO international_result (day, home_id, away_id, nth, home_score, away_score, tournament_id)
    SELECT n, 1000000 + n % ${names}, 1000000 + (n + 7) % ${names}, 1, 1, 0, (SELECT id FROM international_tournament WHERE name = 'Grown Cup')
    FROM generate_series(1, ${names}) n;
    INSERT INTO international_entry (team_id, tournament_id, last_day)
    SELECT 1000000 + n, (SELECT id FROM international_tournament WHERE name = 'Grown Cup'), n FROM generate_series(1, ${names}) n;
    INSERT INTO fifa_rank (team_id, day, rank, points) SELECT 1000000 + n % 200, n / 200, n % 200, 0 FROM generate_series(1, ${names}) n
  `.execute(db)
}
