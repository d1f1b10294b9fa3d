/** What a route keeps lowest, and what a solution is made better by. */
export type Thrift = 'moves' | 'pushes';
