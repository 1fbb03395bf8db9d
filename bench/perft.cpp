// Counts move paths ("perft") in Brandubh as fast as one thread can: the yardstick for the project's Numba kernel.
//
//     g++ -O3 -march=native -std=c++17 perft.cpp -o perft
//     ./perft DEPTH [wtf|raven] [POSITION b|w]        prints {"paths": N, "seconds": S}
//
// It shares no code with the package, so it checks the rules a second time as well. Every position of ply DEPTH - 1 is
// set up by itself (where nothing is taken: its empty squares, in a register) and its moves are counted, not made.
// There is no table of positions, no use of symmetry, no second thread. Designs tried, in million paths a second at
// depth 6 on one core of a Zen 3 EPYC: PEXT tables piece by piece 2570; row and column count tables 2620, and 4630 when
// only the lines that a move changes are looked up again; fills in one orientation by scalar shifts 2860; this 10000.
//
// The board is kept in four orientations at once, one in each 64-bit lane of an AVX2 register, so that each of the
// four directions is, in one lane, "towards higher bits". There a single addition slides all pieces of a side: the
// carry of (empty + pieces << 1) runs through the empty squares ahead of each piece up to the next obstacle. A rank
// takes eight bits, of which the eighth stays 0 and stops the carry at the edge.

#include <immintrin.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#if !defined(__AVX2__) || !defined(__BMI2__) || !defined(__LZCNT__)
#error "perft.cpp needs AVX2, BMI2 and LZCNT: compile with -march=native on an x86-64 machine of 2013 or later"
#endif

namespace {

using u64 = std::uint64_t;
using Lanes = u64 __attribute__((vector_size(32)));

// Sets of squares in the first lane. All but `square()` itself look the same in all four orientations.
constexpr u64 square(int rank, int file) { return 1ULL << (8 * rank + file); }
constexpr u64 kBoard = 0x007F7F7F7F7F7F7F, kEdge = 0x007F41414141417F, kThroneLines = 0x000808087F080808;
constexpr u64 kThrone = square(3, 3), kCorners = square(0, 0) | square(0, 6) | square(6, 0) | square(6, 6);
constexpr u64 kBesideThrone = square(2, 3) | square(4, 3) | square(3, 2) | square(3, 4);

constexpr Lanes all(u64 set) { return Lanes{set, set, set, set}; }

// One square in all four lanes, found by its bit number in one of them: by the number of zeros below that bit, or by
// the number of zeros above it, whichever the caller has at hand. Entry 64 of the first, "none left", is full.
Lanes byZerosBelow[4][65], byZerosAbove[4][64];

void fillTables() {
    for (int rank = 0; rank < 7; ++rank)
        for (int file = 0; file < 7; ++file) {
            const int bit[4] = {8 * rank + file, 8 * rank + 6 - file, 8 * file + rank, 8 * file + 6 - rank};
            const Lanes here = {1ULL << bit[0], 1ULL << bit[1], 1ULL << bit[2], 1ULL << bit[3]};
            for (int lane = 0; lane < 4; ++lane)
                byZerosBelow[lane][bit[lane]] = byZerosAbove[lane][63 - bit[lane]] = here;
        }
    for (auto& lane : byZerosBelow) lane[64] = all(~0ULL);
}

enum Side { Attackers, Defenders };
constexpr Side opponent(Side side) { return side == Attackers ? Defenders : Attackers; }

struct Position {
    Lanes attackers, defenders, king;  // the king is one of the defenders, too

    template <Side side>
    const Lanes& men() const { return side == Attackers ? attackers : defenders; }
    // Without the corners: they lie at the end of every line, so for all but the king they are just more edge.
    Lanes empty() const { return all(kBoard & ~kCorners) & ~(attackers | defenders); }
};

inline bool none(const Lanes& set) { return _mm256_testz_si256((__m256i)set, (__m256i)set); }

inline Lanes slides(const Lanes& empty, const Lanes& pieces) { return empty & ~(empty + (pieces << 1)); }

// In each lane, slides that end on the last file. Over the four lanes that is every way straight to the edge.
inline unsigned slidesToEdge(const Lanes& slid) { return unsigned(_mm256_movemask_epi8((__m256i)(slid << 1))); }

// All moves but the king's to a corner, which ends the game. A bit in a lane is one move: it tells where to, and the
// nearest own piece below it is the one that moves.
template <Side side>
inline Lanes moves(const Position& p, const Lanes& empty) {
    const Lanes men = slides(empty, p.men<side>()) & all(~kThrone);
    return side == Attackers ? men : men | (slides(empty, p.king) & all(kThrone));
}

template <Side side>
inline u64 countMoves(const Position& p) {
    const Lanes empty = p.empty();
    Lanes to = moves<side>(p, empty);
    if (side == Defenders && (p.king[0] & kEdge)) to |= slides(empty | all(kCorners), p.king) & all(kCorners);
    return u64(__builtin_popcountll(to[0]) + __builtin_popcountll(to[1]) + __builtin_popcountll(to[2]) +
               __builtin_popcountll(to[3]));
}

bool encircled(const Position& p) {
    if (slidesToEdge(p.defenders | slides(p.empty(), p.defenders))) return false;  // nearly always
    const u64 open = kBoard & ~p.attackers[0];
    for (u64 reached = p.defenders[0], before = 0; reached != before;) {
        before = reached;
        reached |= (reached << 1 | reached >> 1 | reached << 8 | reached >> 8) & open;
        if (reached & kEdge) return false;
    }
    return true;
}

// Squares hostile to the other side's men when `side` moves.
template <bool family, Side side>
inline u64 hostile(const Position& p) {
    if (side == Defenders) return p.defenders[0] | kCorners | (family ? kThrone : 0);
    return p.attackers[0] | kCorners | (family ? kThrone & ~p.king[0] : 0);
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
    if (side == Defenders) return takingSquares(p.attackers[0], hostile<family, side>(p));
    const u64 king = p.king[0], men = takingSquares(p.defenders[0] ^ king, hostile<family, side>(p));
    if (!family || king != kThrone) return men | takingSquares(king, p.attackers[0] | kCorners);
    const u64 gaps = kBesideThrone & ~p.attackers[0];
    return gaps & (gaps - 1) ? men : men | gaps;
}

// Makes a move with its captures; false if that ends the game. Attackers wiped out need no test: they have no moves.
// Nor can a move of the defenders close a ring around them: the piece could go back the way it came.
template <bool family, Side side>
inline bool play(Position& p, const Lanes& from, const Lanes& to) {
    if (side == Defenders) {
        if (!none(from & p.king)) p.king = to;
        p.defenders ^= from ^ to;
        for (u64 t = taken(to[0], p.attackers[0], hostile<family, side>(p)); t; t &= t - 1)
            p.attackers ^= byZerosBelow[0][_tzcnt_u64(t)];
        return true;
    }
    p.attackers ^= from ^ to;
    const u64 king = p.king[0];
    const bool kingTaken = family && king == kThrone
                               ? (to[0] & kBesideThrone) && !(kBesideThrone & ~p.attackers[0])
                               : taken(to[0], king, p.attackers[0] | kCorners) != 0;
    if (kingTaken) return false;
    for (u64 t = taken(to[0], p.defenders[0] ^ king, hostile<family, side>(p)); t; t &= t - 1)
        p.defenders ^= byZerosBelow[0][_tzcnt_u64(t)];
    return !(family && encircled(p));
}

template <class Visit>
inline void forEachMove(const Lanes& moves, const Lanes& men, Visit visit) {
    for (int lane = 0; lane < 4; ++lane)
        for (u64 left = moves[lane]; left; left &= left - 1) {
            const u64 to = _tzcnt_u64(left);
            visit(byZerosAbove[lane][_lzcnt_u64(_bzhi_u64(men[lane], to))], byZerosBelow[lane][to]);
        }
}

// The replies to all of `quiet`, moves that take nothing and do not end the game: this is where the time goes. Each
// move gives a position `now`, whose replies are added up byte by byte (at most 40 moves in a lane with 6 replies in a
// rank: no byte overflows). Four moves a round, because a wrongly predicted end of the loop costs more than the idle
// work: once no move is left, `now` is empty and has no replies. With `kingLines`, `empty` has the corners.
template <Side side, bool kingLines>
inline u64 countReplies(const Position& p, const Lanes& empty, const Lanes& quiet) {
    const __m256i bitsInNibble =
        _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
    const Lanes men = p.men<side>(), replying = p.men<opponent(side)>() << 1, king = p.king << 1;
    const auto repliesPerByte = [&](const Lanes& now) {
        Lanes to = now & ~(now + replying) & all(~(kThrone | kCorners));
        if (kingLines) to |= now & ~(now + king) & all(kThrone | kCorners);
        const Lanes high = to >> 4 & all(0x0F0F0F0F0F0F0F0F);  // the shuffle itself ignores bits 4 to 6 of `to`
        return (Lanes)_mm256_shuffle_epi8(bitsInNibble, (__m256i)to) +
               (Lanes)_mm256_shuffle_epi8(bitsInNibble, (__m256i)high);
    };
    Lanes sum{};
#pragma GCC unroll 4
    for (int lane = 0; lane < 4; ++lane) {
        Lanes perByte{};
        for (u64 left = quiet[lane]; left;) {
#pragma GCC unroll 4
            for (int i = 0; i < 4; ++i, left = _blsr_u64(left)) {
                const u64 to = _tzcnt_u64(left), from = _lzcnt_u64(_bzhi_u64(men[lane], to));
                perByte += repliesPerByte((empty | byZerosAbove[lane][from]) & ~byZerosBelow[lane][to]);
            }
        }
        sum += (Lanes)_mm256_sad_epu8((__m256i)perByte, _mm256_setzero_si256());
    }
    return sum[0] + sum[1] + sum[2] + sum[3];
}

// Paths of length two.
template <bool family, Side side>
u64 countTwo(const Position& p) {
    const Lanes empty = p.empty(), every = moves<side>(p, empty);
    Lanes special{};  // moves that may take something or end the game: these few are really played
    for (u64 t = takingSquares<family, side>(p) & ~(p.attackers[0] | p.defenders[0]); t; t &= t - 1)
        special |= byZerosBelow[0][_tzcnt_u64(t)];
    special &= every;
    // One man can stand in the way of two slides at most, one along a rank and one along a file: with three to the
    // edge, or a defender on it, no quiet move encircles.
    if (family && side == Attackers && !(p.defenders[0] & kEdge) &&
        __builtin_popcount(slidesToEdge(slides(empty, p.defenders))) < 3)
        special = every;

    u64 total = 0;
    if (!none(special))
        forEachMove(special, p.men<side>(), [&](const Lanes& from, const Lanes& to) {
            Position child{p.attackers, p.defenders, p.king};  // spelt out, for g++ copies structs by 16 bytes: slower
            if (play<family, side>(child, from, to)) total += countMoves<opponent(side)>(child);
        });
    // Only from an edge or in line with the throne has the king more to reach than a man would.
    if (side == Attackers && (p.king[0] & (kEdge | kThroneLines) & ~kThrone))
        return total + countReplies<side, true>(p, empty | all(kCorners), every ^ special);
    return total + countReplies<side, false>(p, empty, every ^ special);
}

template <bool family, Side side>
u64 countPaths(const Position& p, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return countMoves<side>(p);
    if (depth == 2) return countTwo<family, side>(p);
    u64 total = 0;
    forEachMove(moves<side>(p, p.empty()), p.men<side>(), [&](const Lanes& from, const Lanes& to) {
        Position child{p.attackers, p.defenders, p.king};
        if (play<family, side>(child, from, to)) total += countPaths<family, opponent(side)>(child, depth - 1);
    });
    return total;
}

template <bool family>
u64 count(const Position& p, Side side, int depth) {
    const bool over = (p.king[0] & kCorners) || !p.attackers[0] || (family && encircled(p));
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
            const Lanes here = byZerosBelow[0][8 * rank + file++];
            if (*c != 'K' && (here[0] & (kThrone | kCorners))) fail("a man on the throne or a corner", text);
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
