// Nine inks an hour, no more. Every shape in a scene is filled with one of these.
export const palettes = {
  dawn: { paper: '#FFF4DF', butter: '#FBDDA6', peach: '#F2AF88', rose: '#CE7673', mauve: '#84617F', mist: '#BFDACF', jade: '#74B2A4', leaf: '#3C7566', ink: '#1D3D49' },
  noon: { paper: '#FFF8E6', sky: '#C3E6E4', aqua: '#74D0C6', lagoon: '#249FA8', deep: '#0C6B7C', leaf: '#5AA257', forest: '#12483F', sand: '#F6DBA4', coral: '#E2573B' },
  late: { paper: '#FFF1CF', gold: '#F9C96D', orange: '#F0934F', coral: '#D85F46', wine: '#9C4254', plum: '#5E3352', teal: '#33757B', forest: '#1F4548', ink: '#12262F' },
  night: { paper: '#F5F0DA', glow: '#A6F7DE', cyan: '#42CDC6', teal: '#15808E', blue: '#155872', navy: '#0F3D5A', deep: '#0A2842', ink: '#061626', lamp: '#F4B63F' },
  rain: { paper: '#F3F3E2', mist: '#CFDCD0', haze: '#A3BDB2', slate: '#6F938E', sea: '#44716F', leaf: '#5C8A55', forest: '#1E4A40', ink: '#102A2B', lamp: '#E7A94B' },
  shade: { paper: '#F8F5DC', light: '#DCE6A6', lime: '#A6C46A', leaf: '#5F9A55', fern: '#2F7350', forest: '#17503F', deep: '#0E3833', ink: '#072422', clay: '#D98A54' },
  reef: { paper: '#F6FBE6', light: '#BDECDD', aqua: '#74D1C8', lagoon: '#2CA5B0', deep: '#10758A', navy: '#0C4C68', ink: '#082A40', coral: '#EE6E4F', sun: '#F5BF4C' },
};
export type Hour = keyof typeof palettes;
