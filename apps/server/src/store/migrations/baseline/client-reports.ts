import { sql } from 'kysely'

/** What clients report of themselves, and two views that an operator reads. */
export const clientReports = sql`
  CREATE TABLE event_report (
    id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    event_id    text NOT NULL UNIQUE,
    trace_id    text NOT NULL,
    user_id     text NOT NULL,
    verified    boolean NOT NULL,
    instance_id text NOT NULL,
    platform    integer NOT NULL,
    sdk_version text NOT NULL,
    received_at bigint NOT NULL,
    time_ms     bigint NOT NULL,
    name        text NOT NULL,
    level       integer NOT NULL,
    command     text NOT NULL,
    code        integer NOT NULL,
    cost_ms     bigint NOT NULL,
    count       integer NOT NULL
  );
  CREATE INDEX event_report_received ON event_report (received_at);

  CREATE TABLE quality_report (
    id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    record_id       text NOT NULL UNIQUE,
    trace_id        text NOT NULL,
    user_id         text NOT NULL,
    instance_id     text NOT NULL,
    platform        integer NOT NULL,
    sdk_version     text NOT NULL,
    received_at     bigint NOT NULL,
    start_ms        bigint NOT NULL,
    duration_ms     bigint NOT NULL,
    total_count     bigint NOT NULL,
    success_count   bigint NOT NULL,
    user_side_count bigint NOT NULL,
    delay_under_1s  integer NOT NULL,
    delay_1_to_3s   integer NOT NULL,
    delay_over_3s   integer NOT NULL,
    connect_count   integer NOT NULL,
    connected_count integer NOT NULL,
    probe_ok        integer NOT NULL,
    probe_fail      integer NOT NULL,
    requests        json NOT NULL
  );
  CREATE INDEX quality_report_received ON quality_report (received_at);

  CREATE VIEW quality_by_hour AS
    SELECT to_timestamp(received_at / 3600 * 3600) AS hour, platform, count(DISTINCT user_id) AS users,
      round(sum(success_count) / nullif(sum(total_count - user_side_count), 0), 4) AS success_rate,
      round(sum(connected_count) * 1.0 / nullif(sum(connect_count), 0), 4) AS connect_rate,
      round(sum(probe_ok) * 1.0 / nullif(sum(probe_ok + probe_fail), 0), 4) AS network_ok_rate,
      sum(delay_under_1s) AS delay_under_1s, sum(delay_1_to_3s) AS delay_1_to_3s, sum(delay_over_3s) AS delay_over_3s
    FROM quality_report GROUP BY 1, platform ORDER BY 1 DESC, platform;

  CREATE VIEW events_by_hour AS
    SELECT to_timestamp(received_at / 3600 * 3600) AS hour, level, name, command, code, count(*) AS events,
      count(DISTINCT user_id) AS users, round(avg(cost_ms)) AS average_ms
    FROM event_report GROUP BY 1, level, name, command, code ORDER BY 1 DESC, events DESC;
`
