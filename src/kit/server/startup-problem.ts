/** Why the server cannot start, in one line for the operator. Thrown before anything is changed. */
export class StartProblem extends Error {}
