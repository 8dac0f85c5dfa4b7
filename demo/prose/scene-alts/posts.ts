// What the pictures of the blog's posts show, for those who cannot see them.
export const postAlts: Record<string, string> = {
  'when-to-go-to-the-andaman-islands':
    'Twelve small pictures of one bay, a month each: sun and calm in the dry season, rain and waves in the monsoon',
  'andaman-ferries-explained':
    'An island ferry cut open from the side: recliners above, rows of seats below, luggage and engine in the hull',
  'five-days-with-children':
    'A father walks home along the beach at sunset, one child asleep on his shoulder, another holding a bucket',
  'permits-and-id':
    'At a forest counter an officer stamps an open booklet; a passport and an ID card lie ready, an island behind',
  'your-first-dive': 'Under water a hand makes the OK sign, thumb and finger in a ring with a clownfish inside it',
  'a-week-on-a-budget':
    'On a green bench by the lagoon: a steel tiffin carrier, ferry tickets, coins and a banana; a ferry passes',
  'travel-lightly':
    'Bare footprints lead over an empty beach to someone in the water; a refill bottle and a cloth bag stand ready',
  'the-monsoon-honestly':
    'Two people under a yellow umbrella look at rain and high waves; a lamp hangs under a palm leaf eave',
}
