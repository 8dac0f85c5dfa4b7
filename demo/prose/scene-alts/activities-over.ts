/** Alt text of the pictures of sports on and over the water. */
export const activitiesOverAlts: Record<string, string> = {
  parasailing: 'Two people under a striped parasail high above the reef, the tow boat far below with a white wake',
  'jet-ski': 'Two riders on a jet ski in front of a low orange sun, a sheet of spray standing up behind them',
  'banana-boat': 'Four riders in bright vests on a yellow banana boat going over a wave behind the tow boat',
  'sofa-ride': 'Three people on a towed inflatable sofa, seen from the boat, a palm beach behind them',
  'speed-boat': 'A red and white speed boat with a family aboard, seen from behind between two walls of wake',
  'day-kayak': 'The orange bow of a kayak and the paddle across it, gliding under mangroves toward the light',
  'game-fishing':
    'An angler on a boat with his rod bent across the rising sun, a sailfish leaping at the end of the line',
  'surf-lesson': 'A coach waist-deep in white water pushes off a pupil who stands on a soft board at dawn',
  'stand-up-paddle': 'A paddler standing on a board over clear shallow water, its shadow on the sand below',
  'ferry-snorkel-combo': 'Snorkellers in the water beside an anchored beach boat while a guest climbs down its ladder',
}
