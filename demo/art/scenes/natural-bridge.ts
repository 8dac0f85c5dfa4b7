// The natural arch of Shaheed Dweep at low tide: dark span, bright opening, pools that hand the light forward.
import type { Focus, Ink, Point, SceneOptions } from '../kit/core.ts';
import { palettes } from '../palettes.ts';
import { sheet } from '../kit/frame.ts';
import { rng, path, spline, lens, clip, place, ribbon } from '../kit/core.ts';
import { sky } from '../kit/sky.ts';
import { sun, bars, glitter } from '../kit/sun.ts';
import { cloud } from '../kit/clouds.ts';
import { island } from '../kit/islands.ts';
import { sea, crests } from '../kit/sea.ts';
import type { Round } from '../kit/rock.ts';
import { cragPath, strata, pool } from '../kit/rock.ts';
import { treeCrown } from '../kit/forest.ts';
import { walker } from '../kit/figure.ts';
export const focus: Focus = { x: 0.55, y: 0.47 };
const draw = () => {
  const p = palettes.dawn, r = rng('arch'), hz = 660;
  let s = sky({ bands: [[0, p.mist], [170, p.paper], [380, p.butter], [560, p.peach]], bottom: hz, seed: 'as', drift: 18, slivers: 5 });
  s += sun({ x: 800, y: 560, r: 78, ink: p.paper });
  s += bars([[760, 590, 260, 7], [890, 606, 200, 6]], p.peach) + cloud({ x: 1420, y: 330, w: 300, h: 62, seed: 'ac', ink: p.paper });
  s += island({ x: 980, w: 420, h: 46, horizon: hz, seed: 'ai', ink: p.mauve, peak: 0.35 }) + island({ x: 1480, w: 360, h: 70, horizon: hz, seed: 'aj', ink: p.mauve, lit: p.rose, peak: 0.7 });
  s += sea({ horizon: hz, bottom: 830, inks: [p.mist, p.jade, p.leaf], seed: 'aw', sway: 5, power: 1.5 });
  s += crests({ horizon: hz, bottom: 860, ink: p.paper, seed: 'acr', rows: 12, weight: 0.6, density: 1 });
  s += glitter({ x: 800, top: hz + 2, bottom: 770, width: 150, ink: p.paper, rand: r });
  // reef flat, laid bare: wet strip by the sea, then darker toward us
  const flat = (y: number, ink: Ink, amp: number, ph: number) => { const q: Point[] = []; for (let x = -60; x <= 1680; x += 58) q.push([x, y + Math.sin(x / 170 + ph) * amp + r.j(amp * 0.9)]); return path(spline(q, false, 0.1) + 'L1700 1210L-60 1210z', ink); };
  s += flat(782, p.paper, 4, 1) + flat(790, p.peach, 6, 1) + flat(822, p.rose, 8, 2.2);
  // the arch
  const outer: Point[] = [[-40, 880], [-40, 130], [70, 96], [150, 128], [250, 122], [420, 172], [560, 180], [700, 222], [840, 232], [980, 262], [1100, 300], [1190, 350], [1246, 430], [1236, 500], [1270, 560], [1256, 640], [1300, 720], [1316, 790], [1352, 842], [1190, 858], [1104, 838], [1120, 760], [1096, 690], [1108, 620], [1070, 540], [1010, 470], [930, 430], [850, 400], [740, 412], [640, 446], [566, 520], [540, 600], [562, 680], [548, 760], [590, 820], [640, 862], [420, 896], [200, 880]];
  const rr = rng('rock'), rock = cragPath(outer, rr, 0.11, 2);
  const bend = (j: number, x: number) => 190 + j * 68 + x * 0.075 - 70 * Math.exp(-(((x - 840) / 330) ** 2)) * (j > 2 ? 0 : 1);
  s += path(lens(360, 886, 760, 40) + lens(1230, 858, 320, 26), p.mauve) + path(rock, p.mauve);
  let f = '';
  // shoulders and buttresses that look toward the light
  f += path(cragPath([[-40, 100], [70, 80], [150, 110], [250, 110], [420, 160], [560, 170], [700, 212], [840, 222], [980, 252], [1100, 290], [1200, 350], [1260, 430], [1170, 400], [1080, 346], [960, 316], [820, 292], [680, 286], [560, 246], [400, 236], [260, 196], [120, 190], [-40, 170]], rr, 0.12, 2), p.rose);
  for (const b of [[[-40, 520], [30, 470], [96, 560], [120, 700], [180, 780], [210, 900], [-40, 900]], [[96, 250], [150, 236], [176, 330], [150, 420], [196, 520], [120, 470]]]) f += path(cragPath(b as Point[], rr, 0.12, 2), p.rose);
  f += path(cragPath([[262, 700], [290, 520], [310, 380], [330, 440], [318, 560], [352, 700], [330, 900], [250, 900]], rr, 0.12, 2), p.ink);
  for (const b of [[[300, 300], [372, 330], [436, 470], [420, 580], [470, 700], [500, 900], [330, 900], [352, 700], [318, 560], [330, 420]], [[1150, 392], [1236, 440], [1226, 520], [1262, 580], [1240, 660], [1290, 740], [1330, 850], [1230, 850], [1216, 720], [1190, 600], [1196, 500]]]) f += path(cragPath(b as Point[], rr, 0.12, 2), p.rose);
  f += strata({ x0: -60, x1: 1330, beds: 10, guide: bend, seed: 'st1', ink: p.ink, weight: 11, len: [120, 420], gap: [120, 420] });
  f += strata({ x0: -60, x1: 1330, beds: 9, guide: (j, x) => bend(j, x) + 15, seed: 'st1', ink: p.rose, weight: 9, len: [120, 320], gap: [120, 420] });
  f += strata({ x0: -60, x1: 1260, beds: 2, guide: (j, x) => 128 + j * 52 + x * 0.155, seed: 'st3', ink: p.peach, weight: 10, len: [90, 240], gap: [60, 200] });
  // the ceiling of the span and the inner wall of the far leg
  f += path(cragPath([[1104, 850], [1120, 760], [1096, 690], [1108, 620], [1070, 540], [1010, 470], [930, 430], [850, 400], [740, 412], [640, 446], [566, 520], [540, 600], [562, 680], [546, 640], [524, 590], [544, 506], [612, 430], [706, 376], [850, 340], [980, 372], [1080, 430], [1150, 530], [1178, 640], [1160, 720], [1196, 860]], rr, 0.12, 2), p.ink);
  f += path(cragPath([[1112, 800], [1118, 760], [1098, 692], [1110, 622], [1074, 544], [1014, 474], [1060, 500], [1110, 560], [1136, 640], [1122, 700], [1146, 790]], rr, 0.1, 1), p.rose) + path(cragPath([[1100, 700], [1109, 624], [1073, 546], [1016, 476], [1056, 508], [1096, 566], [1119, 632]], rr, 0.08, 1), p.butter);
  s += clip(rock, f);
  // green on its back, and roots hanging from it
  let hang = ''; for (const [x, y, h] of [[150, 130, 90], [176, 130, 130], [300, 140, 110], [512, 178, 84], [536, 180, 130], [690, 220, 66], [716, 222, 96]]) hang += ribbon([[x, y - 10], [x + rr.j(8), y + h * 0.5], [x + rr.j(12), y + h]], (t) => 9 * (1 - t) + 1, 8);
  s += path(hang, p.ink);
  for (const [x, y, k, i] of [[1030, 270, 0.5, 6], [960, 254, 0.4, 7], [760, 222, 0.62, 4], [650, 200, 0.8, 3], [500, 164, 0.9, 5], [360, 130, 1.05, 2], [210, 96, 1.25, 1], [40, 60, 1.6, 0]]) s += treeCrown({ x, y: y - 22 * k, rx: 112 * k, ry: 74 * k, seed: 'av' + i, tones: [p.ink, p.leaf, p.butter], light: [0.7, -0.6], rim: 0.08 });
  // a visitor in the opening gives the size
  s += place(walker({ skin: p.ink, top: p.paper, cloth: p.ink, hair: p.ink, stride: 1 }), 938, 846, 0.8) + place(walker({ skin: p.ink, top: p.mauve, cloth: p.ink, hair: p.ink, stride: -1 }), 980, 848, 0.56);
  s += flat(914, p.mauve, 10, 4) + flat(1096, p.ink, 12, 3);
  s += strata({ x0: -40, x1: 1640, beds: 5, guide: (j, x) => 872 + j * 13 + j * j * 3 + Math.sin(x / 120 + j) * 5, seed: 'fl1', ink: p.mauve, weight: 7, len: [60, 240], gap: [80, 340] }) + strata({ x0: -40, x1: 1640, beds: 6, guide: (j, x) => 936 + j * 30 + Math.sin(x / 120 + j) * 6, seed: 'fl2', ink: p.rose, weight: 8, len: [50, 200], gap: [120, 420] }) + strata({ x0: -40, x1: 1640, beds: 3, guide: (j, x) => 1120 + j * 34 + Math.sin(x / 150 + j) * 7, seed: 'fl3', ink: p.mauve, weight: 11, len: [80, 260], gap: [160, 460] });
  // pools: mirror of the opening in the middle, of the rock at the sides
  const pools: Round[][] = [[[760, 882, 360, 26], [900, 890, 240, 22]], [[1440, 908, 300, 30], [1570, 902, 220, 26]], [[210, 972, 380, 44], [380, 984, 260, 38]], [[820, 990, 560, 66], [1060, 1008, 420, 58], [660, 1004, 260, 40]], [[1500, 1060, 340, 62], [1400, 1076, 240, 46]], [[420, 1116, 640, 92], [720, 1138, 420, 70], [180, 1136, 320, 56]], [[1240, 1180, 420, 60]]];
  for (const [i, rounds] of pools.entries()) {
    const pr = rng('q' + i), [x, y, , h] = rounds[0], top = y - h, bot = y + h, wob = (x0: number, side: number) => { const q: Point[] = []; for (let k = 0; k <= 8; k++) q.push([x0 + (k % 2 ? 14 : -10) + pr.j(8), top + (bot - top) * k / 8]); return spline(q, false) + `L${side} ${bot}L${side} ${top}z`; };
    let m = path(wob(548, -80), p.leaf);
    m += clip(wob(1286, -80), path(wob(1106, 1700), p.leaf));
    m += glitter({ x: 800, top: y - h * 0.4, bottom: bot, width: 300, ink: p.butter, rand: pr, gap: 0.55, power: 1 }) + glitter({ x: 800, top: y - h * 0.4, bottom: bot, width: 170, ink: p.paper, rand: pr, gap: 0.6, power: 1 });
    let li = ''; for (let k = 0; k < 5; k++) li += lens(x + pr.j(rounds[0][2] * 0.5), y + h * pr.in(0.1, 0.5), rounds[0][2] * pr.in(0.15, 0.4), 3 + h * 0.04); m += path(li, p.jade);
    s += pool({ rounds, seed: 'pl' + i, rim: y > 1090 ? p.mauve : y > 920 ? p.rose : p.peach, lip: p.ink, water: p.mist, mirror: m });
  }
  // a near boulder shuts the right corner; one starfish rewards a close look
  const bl = cragPath([[1330, 1230], [1360, 1150], [1420, 1110], [1480, 1040], [1560, 1010], [1660, 1000], [1660, 1230]], rr, 0.1, 2);
  s += path(bl, p.ink) + clip(bl, path(cragPath([[1370, 1140], [1420, 1104], [1480, 1034], [1560, 1004], [1660, 990], [1660, 1050], [1570, 1056], [1510, 1090], [1440, 1150]], rr, 0.12, 2), p.mauve) + path(cragPath([[1430, 1096], [1480, 1030], [1560, 1000], [1660, 990], [1660, 1012], [1560, 1022], [1490, 1056]], rr, 0.12, 2), p.rose));
  s += path(spline(Array.from({ length: 10 }, (_, i) => { const a = -1.5 + i * Math.PI / 5, k = i % 2 ? 10 : 30; return [610 + Math.cos(a) * k, 1126 + Math.sin(a) * k * 0.5]; }), true, 0.1), p.peach);
  return s;
};
export default (options?: SceneOptions): string => sheet(draw, options);
