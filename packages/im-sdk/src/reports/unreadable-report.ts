/** The server cannot read a report, and could not the next time: it is given up. */
export class UnreadableReport extends Error {}
