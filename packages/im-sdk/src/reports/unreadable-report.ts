/** The server cannot read a report and never will: the report is dropped. */
export class UnreadableReport extends Error {}
