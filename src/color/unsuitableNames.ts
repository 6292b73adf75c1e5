/** Words that no color of somebody's brand should be called; the list of names has them all. '*' stands for any ending. */
const WORDS = `
lust*, naked, nude, virgin, kinky, busty, climax, illicit, promiscuous, voluptuous, pleasure*, fertility, pheromone, seduc*,
sexy, erotic*, smooch, lick, lips, cheek, fat, skinny, tease, flirt*, desire*, flesh, bath water, pee, vomit, snot, sweat*,
drunk*, opium, intoxicat*, trippy, ayahuasca, cannabis, hangover,
blood*, poison*, murder*, death*, deadly, zombie*, assassin*, fatal, brutal*, violent, vicious, venom*, toxic*, nuclear,
plutonium, corrosive, horror, nightmare*, maniac, anarch*, grotesque, monstrous, noxious, malevolent, ferocious, furious,
angry, agressive, aggressive, war, bomb*, gun, battle, kill*er, fury, frankenstein*, ghoul*, corpse, coffin, grave, haunted,
vampire*, widowmaker, alarming, nervous, jittery, greedy, envy*, envious, jealous, awkward, slime, muck, ooze, verminal, loud*,
hell, hellbound, devil*, satan*, demon*, mosque, church, baptism, priest*, god, goddess, blasphem*, occult, illuminati,
sacramental, buddha*, christ, jesus, feminism, eden,
infect*, plague*, fever, disease*, cancer*, surgical, frail, embarrassed, hysteria,
barbie*, kirby, godzilla, luigi, mario, princess peach, captain kirk, kermit, jedi, lightsaber, koopa, pika, megaman, hulk,
matrix, wonka, battletoad, master chief, thor*s, ice climber, secret of mana, dalek*, orb of discord, sub-zero, smurf*, shrek,
batman, pokemon, frogger, katy, goblin,
badass, fish boy, not found, try your luck, out of left field, whole nine yards, oh em ghee, not yet, fake love
`;

const patterns = WORDS.trim()
  .split(/,\s*/)
  .map((word) => word.replace('*', `[\\p{L}’']*`));

/** Whether a name of the list should not stand under a color. */
export const UNSUITABLE = new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'iu');
