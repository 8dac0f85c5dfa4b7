/** What a visitor should know about the days on which a place is shut; by the id of the place. */
export const closedNotes: Record<string, string> = {
  'cellular-jail':
    'Shut on national holidays too. The evening show runs every day. Ask us before a Monday: not everyone keeps to it.',
  'nscb-dweep': 'Some boats rest on Monday instead. We check the day for you.',
  'north-bay': 'Water sports may rest on Wednesdays. We check the day for you.',
  'viper-island': 'You land only when the harbour cruise runs.',
  'samudrika-museum': 'Shut on government holidays too.',
  'aberdeen-bazaar': 'Many shops are shut on Sunday morning.',
  'chidiya-tapu': 'The biological park near by is shut on Mondays.',
  'jolly-buoy': 'Shut from the middle of May to the middle of November, when Red Skin is open instead.',
  'red-skin': 'Open while Jolly Buoy is shut.',
  'elephant-beach': 'Shut in rough sea. The weekly rest day changes; we check it for you.',
  'baratang-mud-volcano': 'Sometimes closed off when the mud is active; we check before you go.',
  'ross-and-smith': 'The permit counter is shut on Sundays.',
}
