/** Why the server cannot start, in one line for the person at the terminal. Nothing is changed before it is thrown. */
export class StartProblem extends Error {}
