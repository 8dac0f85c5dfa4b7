/** Alt texts of the covers of the car packages that show the drive itself. */
export const driveAlts: Record<string, string> = {
  'drive-city-day': "Hands on a steering wheel, marigolds under the mirror, Aberdeen Bazaar's clock tower ahead",
  'drive-cove-and-jail': "The tower of Cellular Jail in a car's side mirror, the moon rising over Corbyn's Cove",
  'drive-wandoor': 'Two friends on the edge of an open car boot watch a child walk along a fallen tree at Wandoor',
  'drive-jolly-buoy': 'Fins, a mask and towels on the roof rack of a car at a jetty, the park boat at sunrise beyond',
  'drive-two-days': 'A driver loads cases into the open boot of a car while an aircraft climbs over the airport',
  'drive-swaraj-three-days': 'A car with its lamps on, seen from above, on a road between glowing surf and palms',
  'drive-rangat': 'A yellow car on the open deck of a vehicle ferry crossing a misty mangrove strait',
}
