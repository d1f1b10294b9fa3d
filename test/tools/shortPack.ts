/** Three levels that a few keys solve; the last one has its solution with it. */
export const SHORT_PACK = `Title: Short ones

1

#######
#@ $ .#
#     #
#######

2

######
#@$ .#
######

3

#######
#.$ @ #
#######
Solution
lL
`;
