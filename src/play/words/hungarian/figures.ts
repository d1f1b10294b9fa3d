/** The marks within figures. */
export const figures = {
  '{whole}.{part}': '{whole},{part}',
  '{speed}×': '{speed}×',
  '{year}-{month}-{day} {time}': '{year}. {month}. {day}. {time}',
  '"{text}"': '„{text}”',
};
