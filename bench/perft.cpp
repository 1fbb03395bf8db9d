// Counts move paths ("perft") in Brandubh on one thread: the yardstick for the project's Numba kernel.
//
//     g++ -O3 -march=native -std=c++17 perft.cpp -o perft
//     ./perft DEPTH [wtf|raven] [POSITION b|w]        prints {"paths": N, "seconds": S}
//
// It shares no code with the package, so it checks the rules a second time as well. It is scalar on purpose: the kernel
// counts by set-wise fills in 64-bit integers, and this is the same method tuned by hand in C++, so that the two are
// compared like with like, on any processor. It is therefore not the fastest program there could be. In million paths a
// second at depth 6, on one core of a Zen 3 EPYC: this 4100; count tables of which only the lines that a move changes
// are looked up again 4600; the four directions in the four lanes of an AVX2 register 10000.
//
// Every position of ply DEPTH - 1 is set up by itself (where nothing is taken: its empty squares only) and its moves
// are counted, not made. There is no table of positions, no use of symmetry, no second thread.
//
// A rank takes eight bits, of which the eighth stays 0: it stops whatever slides or carries over the edge.

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace {

using u64 = std::uint64_t;

constexpr u64 square(int rank, int file) { return 1ULL << (8 * rank + file); }
constexpr u64 kBoard = 0x007F7F7F7F7F7F7F, kEdge = 0x007F41414141417F, kThroneLines = 0x000808087F080808;
constexpr u64 kFirstFile = 0x0001010101010101, kLastFile = kFirstFile << 6, kFirstRank = 127, kLastRank = 127ULL << 48;
constexpr u64 kThrone = square(3, 3), kCorners = square(0, 0) | square(0, 6) | square(6, 0) | square(6, 6);
constexpr u64 kRestricted = kThrone | kCorners;
constexpr u64 kBesideThrone = square(2, 3) | square(4, 3) | square(3, 2) | square(3, 4);

// Multiplied by this, the first file's squares come together in the top byte. No two products meet, so nothing carries.
constexpr u64 kGatherFile = 0x0102040810204000;
// Where a piece can slide along its rank or file, by its place on that line and the line's empty squares.
u64 alongRank[7][128], alongFile[7][128];

void fillTables() {
    for (int place = 0; place < 7; ++place)
        for (int empty = 0; empty < 128; ++empty)
            for (int step = -1; step <= 1; step += 2)
                for (int at = place + step; at >= 0 && at < 7 && (empty >> at & 1); at += step) {
                    alongRank[place][empty] |= square(0, at);
                    alongFile[place][empty] |= square(at, 0);
                }
}

enum Side { Attackers, Defenders };
constexpr Side opponent(Side side) { return side == Attackers ? Defenders : Attackers; }

struct Position {
    u64 attackers, defenders, king;  // the king is one of the defenders, too

    template <Side side>
    u64 men() const { return side == Attackers ? attackers : defenders; }
    // Without the corners: they lie at the end of every line, so for all but the king they are just more edge.
    u64 empty() const { return kBoard & ~kCorners & ~(attackers | defenders); }
};

inline int first(u64 set) { return __builtin_ctzll(set); }
inline u64 size(u64 set) { return u64(__builtin_popcountll(set)); }
inline u64 lowest(u64 set) { return set & -set; }

struct Slides { u64 east, west, north, south; };

// Where all `pieces` can slide. In one direction a square is reached by the nearest piece only, so each bit is a move.
// Eastwards one addition does it: the carry of a piece's neighbour runs through the empty squares to the next obstacle.
// The other directions are filled by doubling (Kogge-Stone), cut to a board of seven: the first two steps straight from
// the pieces, whose shifts are the same for many positions, and then two steps at a time through empty pairs.
inline Slides slides(u64 empty, u64 pieces) {
    const u64 east = empty & ~(empty + (pieces << 1));
    const u64 westPairs = empty & empty >> 1, northPairs = empty & empty << 8, southPairs = northPairs >> 8;
    const u64 west2 = (empty & pieces >> 1) | (westPairs & pieces >> 2), west4 = westPairs & west2 >> 2;
    const u64 north2 = (empty & pieces << 8) | (northPairs & pieces << 16), north4 = northPairs & north2 << 16;
    const u64 south2 = (empty & pieces >> 8) | (southPairs & pieces >> 16), south4 = southPairs & south2 >> 16;
    return {east, west2 | west4 | (westPairs & west4 >> 2), north2 | north4 | (northPairs & north4 << 16),
            south2 | south4 | (southPairs & south4 >> 16)};
}

inline u64 countSlides(u64 empty, u64 pieces, u64 stops) {
    const Slides to = slides(empty, pieces);
    return size(to.east & stops) + size(to.west & stops) + size(to.north & stops) + size(to.south & stops);
}

inline u64 slidesOfOne(u64 from, u64 empty) {
    const int file = first(from) & 7, rank = first(from) >> 3;
    return alongRank[file][empty >> 8 * rank & 0x7F] << 8 * rank |
           alongFile[rank][(empty >> file & kFirstFile) * kGatherFile >> 56] << file;
}

// What the king can reach and a man in his place could not. Only from an edge or in line with the throne is there any.
inline bool hasKingsOwn(u64 king) { return king & (kEdge | kThroneLines) & ~kThrone; }
inline u64 countKingsOwn(u64 king, u64 empty) { return size(slidesOfOne(king, empty | kCorners) & kRestricted); }

template <Side side>
inline u64 countMoves(const Position& p) {
    const u64 empty = p.empty(), total = countSlides(empty, p.men<side>(), ~kThrone);
    return side == Defenders && hasKingsOwn(p.king) ? total + countKingsOwn(p.king, empty) : total;
}

// Where one piece can go, but for the king's moves to a corner, which end the game.
template <Side side>
inline u64 targets(const Position& p, u64 from, u64 empty) {
    const u64 to = slidesOfOne(from, empty);
    return side == Defenders && from == p.king ? to : to & ~kThrone;
}

bool encircled(const Position& p) {
    const u64 open = kBoard & ~p.attackers;
    for (u64 reached = p.defenders, before = 0; reached != before;) {
        if (reached & kEdge) return false;
        before = reached;
        reached |= (reached << 1 | reached >> 1 | reached << 8 | reached >> 8) & open;
    }
    return true;
}

// Squares hostile to the other side's men when `side` moves.
template <bool family, Side side>
inline u64 hostile(const Position& p) {
    if (side == Defenders) return p.defenders | kCorners | (family ? kThrone : 0);
    return p.attackers | kCorners | (family ? kThrone & ~p.king : 0);
}

inline u64 taken(u64 to, u64 victims, u64 hostile) {
    return victims &
           ((to << 1 & hostile >> 1) | (to >> 1 & hostile << 1) | (to << 8 & hostile >> 8) | (to >> 8 & hostile << 8));
}

// The squares from which a piece that arrives takes a victim. The piece behind the victim is never the moving one
// itself, for it would have had to jump over the victim: so this holds for all movers alike.
inline u64 takingSquares(u64 victims, u64 hostile) {
    return (victims >> 1 & hostile >> 2) | (victims << 1 & hostile << 2) | (victims >> 8 & hostile >> 16) |
           (victims << 8 & hostile << 16);
}

template <bool family, Side side>
inline u64 takingSquares(const Position& p) {
    if (side == Defenders) return takingSquares(p.attackers, hostile<family, side>(p));
    const u64 men = takingSquares(p.defenders ^ p.king, hostile<family, side>(p));
    if (!family || p.king != kThrone) return men | takingSquares(p.king, p.attackers | kCorners);
    const u64 gaps = kBesideThrone & ~p.attackers;
    return gaps & (gaps - 1) ? men : men | gaps;
}

// Makes a move with its captures; false if that ends the game. Attackers wiped out need no test: they have no moves.
// Nor can a move of the defenders close a ring around them: the piece could go back the way it came.
template <bool family, Side side>
inline bool play(Position& p, u64 from, u64 to) {
    if (side == Defenders) {
        if (from == p.king) p.king = to;
        p.defenders ^= from ^ to;
        p.attackers ^= taken(to, p.attackers, hostile<family, side>(p));
        return true;
    }
    p.attackers ^= from ^ to;
    const bool kingTaken = family && p.king == kThrone
                               ? (to & kBesideThrone) && !(kBesideThrone & ~p.attackers)
                               : taken(to, p.king, p.attackers | kCorners) != 0;
    if (kingTaken) return false;
    p.defenders ^= taken(to, p.defenders ^ p.king, hostile<family, side>(p));
    return !(family && encircled(p));
}

// The empty squares after each quiet move of a position, one that takes nothing and does not end the game. They are
// listed first and counted after, because a loop that ends at once or late, as it pleases each piece, is mispredicted:
// so a piece's moves are written eight at a time, and those too many are written over by the next piece.
struct QuietMoves {
    u64 empties[8 * 12 + 8], *end = empties;  // at most eight pieces with twelve moves each, and what is too many

    void add(u64 lifted, u64 targets) {
        u64* next = end;
        end += size(targets);
        do
            for (int i = 0; i < 8; ++i, targets &= targets - 1) *next++ = lifted ^ lowest(targets);
        while (next < end);
    }

    template <bool throneEmpty, bool kingsOwn>
    u64 countReplies(u64 replying, u64 king) const {  // this is where the time goes
        u64 total = 0;
        for (const u64* position = empties; position != end; ++position) {
            u64 empty = *position;
            asm("" : "+r"(empty));  // does nothing, but keeps the compiler from making SIMD of this loop where it could
            total += countSlides(empty, replying, throneEmpty ? ~kThrone : ~0ULL);
            if (kingsOwn) total += countKingsOwn(king, empty);
        }
        return total;
    }
};

// Paths of length two.
template <bool family, Side side>
u64 countTwo(const Position& p) {
    const u64 empty = p.empty(), replying = p.men<opponent(side)>();
    u64 special = takingSquares<family, side>(p);  // where a move may take something: these few are really played
    if (family && side == Attackers && !(p.defenders & kEdge)) {
        // One man can stand in the way of two slides at most, one along a rank and one along a file: with three to the
        // edge, or a defender on it, no quiet move encircles.
        const Slides to = slides(empty, p.defenders);
        if (size((to.east & kLastFile) | (to.west & kFirstFile) | (to.north & kLastRank) | (to.south & kFirstRank)) < 3)
            special = kBoard;
    }

    u64 total = 0;
    QuietMoves quiet;
    for (u64 men = p.men<side>(); men; men &= men - 1) {
        const u64 from = lowest(men), to = targets<side>(p, from, empty);
        quiet.add(empty | from, to & ~special);
        for (u64 left = to & special; left; left &= left - 1) {
            Position child = p;
            if (play<family, side>(child, from, lowest(left))) total += countMoves<opponent(side)>(child);
        }
    }
    // With the king on the throne no slide ends there, and he has no moves but a man's: the shortest loop.
    if (side == Attackers && p.king == kThrone) return total + quiet.countReplies<false, false>(replying, p.king);
    if (side == Attackers && hasKingsOwn(p.king)) return total + quiet.countReplies<true, true>(replying, p.king);
    return total + quiet.countReplies<true, false>(replying, p.king);
}

template <bool family, Side side>
u64 countPaths(const Position& p, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return countMoves<side>(p);
    if (depth == 2) return countTwo<family, side>(p);
    u64 total = 0;
    for (u64 men = p.men<side>(); men; men &= men - 1)
        for (u64 left = targets<side>(p, lowest(men), p.empty()); left; left &= left - 1) {
            Position child = p;
            if (play<family, side>(child, lowest(men), lowest(left)))
                total += countPaths<family, opponent(side)>(child, depth - 1);
        }
    return total;
}

template <bool family>
u64 count(const Position& p, Side side, int depth) {
    const bool over = (p.king & kCorners) || !p.attackers || (family && encircled(p));
    if (over && depth > 0) return 0;
    return side == Attackers ? countPaths<family, Attackers>(p, depth) : countPaths<family, Defenders>(p, depth);
}

[[noreturn]] void fail(const char* wrong, const char* given) {
    std::fprintf(stderr, "perft: %s: '%s'\nusage: perft DEPTH [wtf|raven] [POSITION b|w]\n", wrong, given);
    std::exit(2);
}

Position parse(const char* text) {
    Position p{};
    int rank = 6, file = 0, attackers = 0, defenders = 0, kings = 0;
    for (const char* c = text; *c; ++c) {
        if (*c == '/' && file == 7 && rank > 0) {
            --rank, file = 0;
        } else if (*c >= '1' && *c <= '7' && file + (*c - '0') <= 7) {
            file += *c - '0';
        } else if (std::strchr("tTK", *c) && file < 7) {
            const u64 here = square(rank, file++);
            if (*c != 'K' && (here & kRestricted)) fail("a man on the throne or a corner", text);
            (*c == 't' ? p.attackers : p.defenders) |= here;
            if (*c == 'K') p.king |= here;
            ++(*c == 't' ? attackers : *c == 'T' ? defenders : kings);
        } else {
            fail("POSITION must be seven ranks of t, T, K and digits, joined by /", text);
        }
    }
    if (rank != 0 || file != 7) fail("POSITION does not fill the board", text);
    if (kings != 1 || attackers > 8 || defenders > 4) fail("not one K, at most 8 t and at most 4 T", text);
    return p;
}

}  // namespace

int main(int argc, char** argv) {
    fillTables();
    if (argc < 2) fail("DEPTH is missing", "");
    char* end = argv[1];
    const long depth = std::strtol(argv[1], &end, 10);
    if (end == argv[1] || *end || depth < 0 || depth > 12) fail("DEPTH must be a number from 0 to 12", argv[1]);
    int next = 2;
    const bool raven = next < argc && !std::strcmp(argv[next], "raven");
    if (raven || (next < argc && !std::strcmp(argv[next], "wtf"))) ++next;
    if (next != argc && next + 2 != argc) fail("expected wtf, raven, or POSITION with b or w", argv[next]);
    const Position p = parse(next < argc ? argv[next] : "3t3/3t3/3T3/ttTKTtt/3T3/3t3/3t3");
    const char* mover = next < argc ? argv[next + 1] : "b";
    if (std::strcmp(mover, "b") && std::strcmp(mover, "w")) fail("the side to move must be b or w", mover);
    const Side side = *mover == 'b' ? Attackers : Defenders;

    const auto start = std::chrono::steady_clock::now();
    const u64 paths = raven ? count<false>(p, side, int(depth)) : count<true>(p, side, int(depth));
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    std::printf("{\"paths\": %llu, \"seconds\": %.6f}\n", static_cast<unsigned long long>(paths), seconds.count());
}
