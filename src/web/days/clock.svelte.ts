import { type Day, dayAt, restOfDay } from '../../play/day/day.ts';

let today: Day = $state(dayAt(Date.now()));

let timer: ReturnType<typeof setTimeout> | undefined;

/** A machine that slept over midnight is asked when somebody looks again. */
const look = (): void => {
  today = dayAt(Date.now());
  clearTimeout(timer);
  timer = setTimeout(look, restOfDay(Date.now()));
};

/** The day of everybody, which goes on while the page is open. */
export const clock = {
  get today(): Day {
    return today;
  },
};

/** To be asked for by whatever shows the day; answers with how to end that. */
export const followDay = (): (() => void) => {
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
};
