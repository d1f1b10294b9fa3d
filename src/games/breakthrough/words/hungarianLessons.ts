import type { Translations } from '../../../core/language.ts';

/** The lessons. */
export const lessons: Translations = {
  'First Lessons': 'Első leckék',
  'Congratulations! You have learned all that there is to learn. Now a rival is waiting for you.':
    'Gratulálok! Mindent megtanultál, amit meg lehet. Most már egy ellenfél vár rád.',

  'The far row': 'A túlsó sor',
  'The lower doll is yours. It goes one step up, straight or diagonally. Whoever first has a doll on the far row wins.':
    'Az alsó bábu a tiéd. Egyet lép felfelé, egyenesen vagy átlósan. Az nyer, akinek a bábuja előbb ér a túlsó sorba.',
  Taking: 'Ütés',
  'A doll takes diagonally forward, and never straight ahead. Whoever has no doll left has lost.':
    'A bábu átlósan előre üt, egyenesen soha. Akinek elfogynak a bábui, vesztett.',
  'Around it': 'Kerülőúton',
  'Nobody goes straight through another doll. Diagonally yours may go onto an empty cell too, but mind where it would be taken.':
    'Egyenesen senki sem megy át egy másik bábun. Átlósan üres mezőre is léphetsz, de vigyázz, hol ütnének le!',
  'The runner': 'A futó',
  'A doll with nobody before it who could catch it is a runner. Do not look back: run.':
    'Ha egy bábu előtt nincs senki, aki elkaphatná, akkor ő futó. Ne nézz hátra: fuss vele!',
  'The net': 'A háló',
  'A runner is caught only from ahead, and from one column aside for every two rows between. Stand so that you take it wherever it goes.':
    'Futót csak elölről lehet elkapni, és minden két sornyi távolság egy vonalnyi kitérőre elég. Állj úgy, hogy leüthesd, bármerre lép!',
  'Counting steps': 'Lépésszámolás',
  'Two run, and neither can be stopped. Count the steps that each has to go: if they are equal, whoever is to move comes first.':
    'Ketten futnak, és egyiket sem lehet megállítani. Számold meg, kinek hány lépése van hátra: ha egyenlő, az ér célba előbb, aki lép.',
  Tempo: 'Tempó',
  'His runner is nearer than yours. A move that takes it and brings you on does two things at once: that gains a tempo.':
    'Az ő futója közelebb jár, mint a tiéd. De ha úgy ütöd le, hogy közben te is előrébb jutsz, egy lépéssel két dolgot végeztél el: tempót nyertél.',
  'Two for one guard': 'Kettő egy őrre',
  'The guard in the middle watches two cells, and can take only once. Threaten on one of them, and the other is free.':
    'A középső őr két mezőre vigyáz, de ütni csak egyszer tud. Fenyegess az egyiken, és a másik szabad lesz!',
  'Four guards': 'Négy őr',
  'Four dolls at home on b, c, f and g watch every cell of the row before them. Leave them there, and run with the fifth.':
    'Négy bábu az alapsorban, a b, c, f és g vonalon az előtte lévő sor minden mezőjére vigyáz. Hagyd őket a helyükön, és fuss az ötödikkel!',
  'The gap': 'A rés',
  'One of his four guards has left g8. A guard who goes leaves two cells that nobody watches: find the way there.':
    'Négy őre közül az egyik elhagyta a g8-at. Ha egy őr elmegy, két mezőre nem vigyáz senki: találj oda!',
  'Take it in time': 'Üsd le idejében',
  'Whoever is two steps from your home row is faster than your runner. Take him forward while you can, and run then.':
    'Aki két lépésre van az alapsorodtól, gyorsabb a futódnál. Üsd le előrefelé, amíg lehet, és csak utána fuss!',
  'Backed up': 'Fedezve',
  'A doll that can be avenged is not given away. Go where another of yours can take back, not where you stand alone.':
    'Amelyik bábuért vissza lehet ütni, az nem veszett el ingyen. Oda lépj, ahol egy társa fedezi, ne oda, ahol egyedül áll!',
  'Counting takers': 'Ki üt utoljára?',
  'Count who can take on a cell. If as many of yours stand behind it as of his before it, the last doll there is yours.':
    'Számold meg, kik üthetnek egy mezőn! Ha mögötte annyi bábud áll, ahány az övéi közül előtte, akkor ott a végén a tiéd marad.',
  'Opening a column': 'Vonalnyitás',
  'The doll before yours bars the column. Give another one away beside it: whoever takes it has left his place.':
    'Az előtted álló bábu elzárja a vonalat. Áldozz fel mellette egy másikat: aki leüti, elhagyja a helyét.',
  'The decoy': 'A csali',
  'A doll one step from the far row has to be taken at once. Lure away the guard whom your other doll has to fear.':
    'Amelyik bábu egy lépésre van a túlsó sortól, azt azonnal le kell ütni. Csald el vele azt az őrt, akitől a másik bábudnak tartania kell!',
  'In his way': 'Az útjában',
  'His doll at the edge wants to get through. Stand right before it: then it has to go aside, where you take it.':
    'A szélső bábuja át akar törni. Állj pont elé: akkor oldalra kell lépnie, ott pedig leütöd.',
  'Having to move': 'Lépéskényszer',
  'Nobody may pass. Shut the last good way that he has, and he has to spoil something himself.':
    'Passzolni nem lehet. Zárd el az utolsó jó útját, és kénytelen lesz maga elrontani valamit.',
  'The right one': 'A jó ütés',
  'You can take one doll or another. Ask of each who would take back, and what is still before you then.':
    'Két bábu közül választhatsz. Mindegyiknél nézd meg, ki ütne vissza, és mi áll utána még előtted!',
  'The last row': 'Az alapsor',
  'His doll is one step from your home row, and has to be taken at once. Which of your guards can be spared?':
    'A bábuja egy lépésre van az alapsorodtól, azonnal le kell ütni. Melyik őrödet tudod nélkülözni?',
  'All of it': 'Minden együtt',
  'Now all that you have learned: take in time, count the steps, keep your guards, and give away what opens the way.':
    'Most mindent egyszerre, amit tanultál: üss idejében, számold a lépéseket, őrizd meg az őreidet, és áldozd fel, ami utat nyit!',
};
